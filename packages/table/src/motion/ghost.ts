/**
 * A likeness of a piece: of one that is gone, for as long as it takes to see it go, or of one that cannot move itself.
 * Nobody can touch, hear or find it. On a board it lies in the board's own units and goes with its camera.
 */
import type { Place } from './clip.ts';
import styles from './ghost.module.css';
import type { PieceElement } from './pieces.ts';

const SVG = 'http://www.w3.org/2000/svg';
const TRACES = ['id', 'data-piece', 'tabindex'];

/** A part of a drawing, such as a `g`: it has no box of its own, and every step of its motion would cost a layout. */
export const isDrawn = (element: PieceElement): element is SVGElement =>
  element instanceof SVGElement && !(element instanceof SVGSVGElement);

/** An SVG element needs a drawing around it: one in which a unit is one of the board, and which turns about the piece. */
const drawingOf = (element: SVGElement, { x, y, width, height }: Place): SVGSVGElement => {
  const drawing = document.createElementNS(SVG, 'svg');
  Object.assign(drawing.style, {
    left: '0',
    top: '0',
    width: '1px',
    height: '1px',
    overflow: 'visible',
    transformOrigin: `${x + width / 2}px ${y + height / 2}px`,
  });
  drawing.append(element);
  return drawing;
};

const lay = (element: PieceElement, { x, y, width, height }: Place): PieceElement => {
  Object.assign(element.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return element;
};

export const ghostOf = (piece: PieceElement, place: Place): PieceElement => {
  // A clone of an element is one of its kind: the type of cloneNode does not say so.
  const clone = piece.cloneNode(true) as PieceElement;
  for (const named of [clone, ...clone.querySelectorAll('[id], [data-piece], [tabindex]')])
    for (const trace of TRACES) named.removeAttribute(trace);
  const ghost = isDrawn(clone) ? drawingOf(clone, place) : lay(clone, place);
  ghost.toggleAttribute('inert', true);
  ghost.setAttribute('aria-hidden', 'true');
  if (styles['ghost'] !== undefined) ghost.classList.add(styles['ghost']);
  return ghost;
};

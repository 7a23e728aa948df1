/**
 * A likeness of a piece: of one that is gone, for as long as it takes to see it go, or of one that comes onto a board from
 * beyond its edge. Nobody can touch, hear or find it. On a board it lies in the board's own units and goes with its camera.
 */
import type { Place } from './clip.ts';
import styles from './ghost.module.css';
import type { PieceElement } from './pieces.ts';

export interface Ghost {
  /** What moves. */
  readonly element: PieceElement;
  /** What is put into the page: `element`, or the drawing around it. */
  readonly root: PieceElement;
}

const SVG = 'http://www.w3.org/2000/svg';
const TRACES = ['id', 'data-piece', 'tabindex'];

/** A part of a drawing, such as a `g`: it has no box of its own, and turns about the drawing's origin. */
export const isDrawn = (element: PieceElement): element is SVGElement =>
  element instanceof SVGElement && !(element instanceof SVGSVGElement);

const hide = (root: PieceElement): void => {
  root.toggleAttribute('inert', true);
  root.setAttribute('aria-hidden', 'true');
  if (styles['ghost'] !== undefined) root.classList.add(styles['ghost']);
};

/** An SVG element needs a drawing around it, in which a unit is one of the board. */
const drawingOf = (element: SVGElement): SVGSVGElement => {
  const drawing = document.createElementNS(SVG, 'svg');
  Object.assign(drawing.style, { left: '0', top: '0', width: '1px', height: '1px', overflow: 'visible' });
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

export const ghostOf = (piece: PieceElement, place: Place): Ghost => {
  // A clone of an element is one of its kind: the type of cloneNode does not say so.
  const element = piece.cloneNode(true) as PieceElement;
  for (const named of [element, ...element.querySelectorAll('[id], [data-piece], [tabindex]')])
    for (const trace of TRACES) named.removeAttribute(trace);
  const root = isDrawn(element) ? drawingOf(element) : lay(element, place);
  hide(root);
  return { element, root };
};

/** Words that are drawn, line by line, and which of them are cut or lie over one another. */
import { scaleOf } from './board.ts';
import { areaOf, type Box, heightOf, isInside, meetingOf, middleOf, type Point, widthOf } from './box.ts';
import { cutOfWords } from './clipping.ts';
import { ancestorsOf, isSeen, layerOf, nameOf, stageOf } from './seen.ts';

interface Line {
  readonly element: Element;
  readonly text: string;
  readonly box: Box;
}

/** The letters themselves: a line's box has room above and below them. */
const LETTERS = 0.8;

const lettersOf = (box: Box, element: Element): Box => {
  const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element) * LETTERS;
  const spare = Math.max(0, (heightOf(box) - size) / 2);
  return { left: box.left, right: box.right, top: box.top + spare, bottom: box.bottom - spare };
};

const textNodesIn = (root: Element): readonly Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found.filter(({ data }) => data.trim() !== '');
};

const linesOf = (node: Text): readonly Line[] => {
  const { parentElement: element, data } = node;
  if (element === null || !isSeen(element)) return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()]
    .filter((box) => areaOf(box) > 0)
    .map((box) => ({ element, text: data.trim(), box: lettersOf(box, element) }));
};

export const wordsDrawn = (): readonly Line[] => textNodesIn(stageOf()).flatMap(linesOf);

/** An ellipsis says that something is missing, too. */
const isShortened = (element: Element): boolean => {
  const { textOverflow, overflowX } = getComputedStyle(element);
  return (
    textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
  );
};

const cutFault = ({ element, text, box }: Line): readonly string[] => {
  const cut = cutOfWords(element, box);
  if (cut !== undefined)
    return [`clipped: "${text}" loses ${Math.round(cut.pixels)} px to ${nameOf(cut.by)}`];
  return isShortened(element) ? [`clipped: "${text}" ends in an ellipsis`] : [];
};

export const clippedWords = (lines: readonly Line[]): readonly string[] => lines.flatMap(cutFault);

const paints = (element: Element): boolean => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  const alpha = /^rgba\(.*,\s*([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? '1';
  return element.tagName === 'IMG' || backgroundImage !== 'none' || Number(alpha) > 0.8;
};

const SCROLLS: readonly string[] = ['auto', 'scroll'];

const isScrolledAway = (element: Element, at: Point): boolean =>
  ancestorsOf(element).some(
    (each) =>
      SCROLLS.includes(getComputedStyle(each).overflowY) && !isInside(each.getBoundingClientRect(), at),
  );

/** Where something else is painted over it, or what it lies in is scrolled, it is not seen there. */
const isSeenAt = (element: Element, at: Point): boolean => {
  if (isScrolledAway(element, at)) return false;
  for (const each of document.elementsFromPoint(at.x, at.y)) {
    if (each === element || each.contains(element) || element.contains(each)) return true;
    if (paints(each)) return false;
  }
  return true;
};

/** Less is the bend of a letter. */
const LEAST_MEETING = 2;

const collide = (one: Line, other: Line): boolean => {
  const meeting = meetingOf(one.box, other.box);
  if (widthOf(meeting) <= LEAST_MEETING || heightOf(meeting) <= LEAST_MEETING) return false;
  if (layerOf(one.element) !== layerOf(other.element)) return false;
  const middle = middleOf(meeting);
  return isSeenAt(one.element, middle) && isSeenAt(other.element, middle);
};

export const wordsOverWords = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.element !== one.element && collide(one, other))
      .map((other) => `overlapping: "${one.text}" and "${other.text}" (${nameOf(other.element)})`),
  );

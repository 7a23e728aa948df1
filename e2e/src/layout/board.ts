/** Boards under a camera: a part of them is in sight through a window, and any other part can be panned there. */
import { areaOf, type Box, heightOf, meetingOf, widthOf } from './box.ts';

/** Pixels: a cell of a board is never shown smaller, and one may zoom in. */
const LEAST = 38;

/** Less is a matter of rounding. */
const SLACK = 1.5;

const layerOf = (element: Element): Element | null => element.closest('[data-board]');

/** Pixels of the window that a pixel of this element's styles is long: a layer is one unit of its board wide. */
export const scaleOf = (element: Element): number => layerOf(element)?.getBoundingClientRect().width ?? 1;

const isWithin = (box: Box, window: Box): boolean => {
  const meeting = meetingOf(box, window);
  return widthOf(box) - widthOf(meeting) < SLACK && heightOf(box) - heightOf(meeting) < SLACK;
};

/** The board's own buttons, and its mini-map while it is there. */
const coversOf = (window: Element): readonly Element[] =>
  [...(window.parentElement?.children ?? [])].filter(
    (each) =>
      each !== window && !each.matches('[data-sky]') && each.checkVisibility({ visibilityProperty: true }),
  );

const meet = (one: Box, other: Box): boolean => {
  const meeting = meetingOf(one, other);
  return widthOf(meeting) > 0 && heightOf(meeting) > 0 && areaOf(meeting) > SLACK;
};

/** Whether it lies on no board, or on one in full sight, beside what covers the board: all else is panned there first. */
export const isClearOnBoard = (element: Element): boolean => {
  const window = layerOf(element)?.parentElement ?? null;
  if (window === null || element === layerOf(element)) return true;
  const box = element.getBoundingClientRect();
  return (
    isWithin(box, window.getBoundingClientRect()) &&
    !coversOf(window).some((cover) => meet(box, cover.getBoundingClientRect()))
  );
};

/** The side of the smallest square that this is to have, where elsewhere it is `least`. */
export const leastFor = (element: Element, least: number): number =>
  layerOf(element) === null ? least : Math.min(least, LEAST);

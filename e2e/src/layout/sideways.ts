/** Panels that hide something at their side: nobody looks for it there. Hands of cards, and rows that say so, may. */
import { isSeen, nameOf, stageOf } from './seen.ts';

const ROWS = '[data-sideways]';

const SCROLLS: readonly string[] = ['auto', 'scroll'];

const hiddenIn = (element: Element): number =>
  SCROLLS.includes(getComputedStyle(element).overflowX) ? element.scrollWidth - element.clientWidth : 0;

export const scrolledSideways = (): readonly string[] =>
  [...stageOf().querySelectorAll(`:not(${ROWS})`)]
    .filter((element) => hiddenIn(element) > 0 && isSeen(element))
    .map((element) => `sideways: ${nameOf(element)} hides ${hiddenIn(element)} px at its side`);

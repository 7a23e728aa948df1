/** What its ancestors cut off of a box, where no scrolling brings it back. */
import { scaleOf } from './board.ts';
import { type Box, heightOf, meetingOf, widthOf } from './box.ts';

/** Less is a matter of rounding. */
const LEAST_CUT = 1.5;

type Axis = 'x' | 'y';

/** Whether an ancestor holds on to a box on this axis, and whether it can be scrolled along it. */
const holdOf = (element: Element, axis: Axis): 'free' | 'scrolls' | 'cuts' => {
  const { overflowX, overflowY } = getComputedStyle(element);
  const overflow = axis === 'x' ? overflowX : overflowY;
  if (overflow === 'visible') return 'free';
  const room =
    axis === 'x' ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
  return (overflow === 'auto' || overflow === 'scroll') && room > 0 ? 'scrolls' : 'cuts';
};

/** Inside of its border. */
const insideOf = (element: Element): Box => {
  const { left, top } = element.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth, clientHeight } = element;
  const scale = scaleOf(element);
  return {
    left: left + scale * clientLeft,
    top: top + scale * clientTop,
    right: left + scale * (clientLeft + clientWidth),
    bottom: top + scale * (clientTop + clientHeight),
  };
};

const isHome = (element: Element): boolean => {
  const { position, transform, filter, contain } = getComputedStyle(element);
  return position !== 'static' || transform !== 'none' || filter !== 'none' || contain.includes('paint');
};

/** The ancestors that can cut an element: what is laid over the page is cut by none but those it is laid in. */
const holdersOf = (element: Element): readonly Element[] => {
  const holders: Element[] = [];
  let { position } = getComputedStyle(element);
  for (let each = element.parentElement; each !== null; each = each.parentElement) {
    if (position === 'fixed') break;
    if (position === 'absolute' && !isHome(each)) continue;
    holders.push(each);
    ({ position } = getComputedStyle(each));
  }
  return holders.filter((each) => each !== document.body && each !== document.documentElement);
};

export interface Cut {
  readonly by: Element;
  /** How much is gone. */
  readonly pixels: number;
}

const lossOf = (box: Box, left: Box): number =>
  Math.max(widthOf(box) - widthOf(left), heightOf(box) - heightOf(left));

/** By the window: nothing leads to what lies left of it or above, nor to fixed things beyond any edge. */
const cutByWindow = (box: Box): Cut | undefined => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const page = {
    left: -scrollX,
    top: -scrollY,
    right: scrollWidth - scrollX,
    bottom: scrollHeight - scrollY,
  };
  const pixels = lossOf(box, meetingOf(box, page));
  return pixels > LEAST_CUT ? { by: document.documentElement, pixels } : undefined;
};

/** Of words inside of this element. */
export const cutOfWords = (element: Element, box: Box): Cut | undefined =>
  cutBy([element, ...holdersOf(element)], box);

/** Of this element as a whole. */
export const cutOf = (element: Element): Cut | undefined =>
  cutBy(holdersOf(element), element.getBoundingClientRect());

/** Undefined where all of the box can be seen, at once or by scrolling. */
const cutBy = (holders: readonly Element[], box: Box): Cut | undefined => {
  let seen = box;
  for (const holder of holders) {
    const inside = insideOf(holder);
    const [x, y] = [holdOf(holder, 'x'), holdOf(holder, 'y')];
    const kept = {
      left: x === 'cuts' ? Math.max(seen.left, inside.left) : seen.left,
      right: x === 'cuts' ? Math.min(seen.right, inside.right) : seen.right,
      top: y === 'cuts' ? Math.max(seen.top, inside.top) : seen.top,
      bottom: y === 'cuts' ? Math.min(seen.bottom, inside.bottom) : seen.bottom,
    };
    const pixels = lossOf(seen, kept);
    if (pixels > LEAST_CUT) return { by: holder, pixels };
    // From here on what could be scrolled counts as scrolled to.
    seen = {
      ...(x === 'scrolls'
        ? { left: inside.left, right: inside.right }
        : { left: seen.left, right: seen.right }),
      ...(y === 'scrolls'
        ? { top: inside.top, bottom: inside.bottom }
        : { top: seen.top, bottom: seen.bottom }),
    };
  }
  return cutByWindow(seen);
};

/** Controls as a finger meets them: how large they are, whether they can be reached, and what lies on them. */
import { leastFor } from './board.ts';
import { areaOf, type Box, isInside, meetingOf, middleOf, type Point } from './box.ts';
import { cutOf } from './clipping.ts';
import { ancestorsOf, isSeen, layerOf, nameOf, stageOf } from './seen.ts';

const CONTROLS =
  'button, a[href], input, select, textarea, summary, [role="button"], [role="link"], [role="slider"], [role="tab"], [role="menuitem"]';

interface Control {
  readonly element: Element;
  /** What is pressed: a radio button is pressed by its label. */
  readonly target: Element;
}

const targetOf = (element: Element): Element =>
  element.matches('input:is([type="radio"], [type="checkbox"])')
    ? (element.closest('label') ?? element)
    : element;

export const controlsDrawn = (): readonly Control[] =>
  [...stageOf().querySelectorAll(CONTROLS)]
    .map((element) => ({ element, target: targetOf(element) }))
    .filter(({ target }) => isSeen(target) && areaOf(target.getBoundingClientRect()) > 4);

/** Words among words may be as low as their line. */
const isInText = ({ target }: Control): boolean => {
  if (target.tagName !== 'A' || getComputedStyle(target).display !== 'inline') return false;
  return (target.parentElement?.textContent.trim() ?? '') !== target.textContent.trim();
};

const hits = (target: Element, { x, y }: Point): boolean => {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (target.contains(hit) || hit === target);
};

/** As many pixels as that in a row and in a column around the point: corners may be round. */
const holdsCross = (target: Element, { x, y }: Point, size: number): boolean => {
  const before = Math.floor((size - 1) / 2);
  const after = size - 1 - before;
  return [
    { x: x - before, y },
    { x: x + after, y },
    { x, y: y - before },
    { x, y: y + after },
  ].every((point) => hits(target, point));
};

/** How many pixels the target goes on from a point, as far as it matters. */
const reachFrom = (target: Element, { x, y }: Point, across: number, down: number, most: number): number => {
  let far = 0;
  while (far < most && hits(target, { x: x + across * (far + 1), y: y + down * (far + 1) })) far += 1;
  return far;
};

/** The middle of what can be reached in one line through a point. */
const middleThrough = (target: Element, point: Point, axis: 'x' | 'y', most: number): Point => {
  const [across, down] = axis === 'x' ? [1, 0] : [0, 1];
  const before = reachFrom(target, point, -across, -down, most);
  const after = reachFrom(target, point, across, down, most);
  const shift = Math.floor((after - before) / 2);
  return { x: point.x + across * shift, y: point.y + down * shift };
};

/** Of what others leave of the target around a point, the middle is where a finger goes. */
const holds = (target: Element, point: Point, size: number): boolean => {
  if (!hits(target, point)) return false;
  if (holdsCross(target, point, size)) return true;
  const inRow = middleThrough(target, point, 'x', size);
  return holdsCross(target, middleThrough(target, inRow, 'y', size), size);
};

const STEPS = [0.5, 0.2, 0.8];

/** The middle first: it is nearly always enough. A browser is asked about whole pixels. */
const pointsIn = ({ left, top, right, bottom }: Box): readonly Point[] =>
  STEPS.flatMap((down) =>
    STEPS.map((across) => ({
      x: Math.round(left + (right - left) * across),
      y: Math.round(top + (bottom - top) * down),
    })),
  );

const isReached = (target: Element, size: number): boolean =>
  pointsIn(target.getBoundingClientRect()).some((point) => holds(target, point, size));

/** Scrolls to it and back again: what lies outside of the window, or under a bar that stays, is reached that way. */
const isReachedByScrolling = (target: Element, size: number): boolean => {
  const before = ancestorsOf(target).map((each) => [each, each.scrollLeft, each.scrollTop] as const);
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const reached = isReached(target, size);
  for (const [each, left, top] of before) each.scrollTo({ left, top, behavior: 'instant' });
  return reached;
};

const sizeText = (target: Element): string => {
  const { width, height } = target.getBoundingClientRect();
  return `${Math.round(width)} × ${Math.round(height)} px`;
};

/** What a finger would meet instead of it. */
const coverOf = (target: Element): string => {
  const { x, y } = middleOf(target.getBoundingClientRect());
  const top = document.elementFromPoint(x, y);
  return top === null || target.contains(top) ? '' : `, its middle is under ${nameOf(top)}`;
};

const reachFault = ({ target }: Control, usual: number): readonly string[] => {
  const least = leastFor(target, usual);
  return isReached(target, least) || isReachedByScrolling(target, least)
    ? []
    : [`small: ${nameOf(target)} is ${sizeText(target)} and has no ${least} px${coverOf(target)}`];
};

/** No finger meets what does not answer to it. */
const isPressable = ({ target }: Control): boolean => getComputedStyle(target).pointerEvents !== 'none';

export const smallControls = (controls: readonly Control[], least: number): readonly string[] =>
  controls
    .filter((control) => isPressable(control) && !isInText(control))
    .flatMap((control) => reachFault(control, least));

export const clippedControls = (controls: readonly Control[]): readonly string[] =>
  controls.flatMap(({ target }) => {
    const cut = cutOf(target);
    return cut === undefined
      ? []
      : [`clipped: ${nameOf(target)} loses ${Math.round(cut.pixels)} px to ${nameOf(cut.by)}`];
  });

/** More of the smaller one than this, and a finger takes the wrong one. */
const MOST_SHARED = 0.2;

/** Cards of one hand lie over one another: each keeps a strip of its own, which the law of sizes looks at. */
const areFanned = (one: Element, other: Element): boolean => {
  const group = one.closest('[role="group"]');
  return group !== null && group === other.closest('[role="group"]');
};

/** As a die lies in a chest: the law of sizes looks at what is left of the chest. */
const liesIn = (one: Box, other: Box): boolean => {
  const { x, y } = middleOf(one);
  return isInside(other, { x, y }) && areaOf(meetingOf(one, other)) > 0.9 * areaOf(one);
};

const collide = (one: Element, other: Element): boolean => {
  if (one === other || one.contains(other) || other.contains(one)) return false;
  if (areFanned(one, other) || layerOf(one) !== layerOf(other)) return false;
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const meeting = meetingOf(a, b);
  if (meeting.right <= meeting.left || meeting.bottom <= meeting.top) return false;
  if (liesIn(a, b) || liesIn(b, a)) return false;
  return areaOf(meeting) > MOST_SHARED * Math.min(areaOf(a), areaOf(b));
};

export const overlappingControls = (controls: readonly Control[]): readonly string[] => {
  const targets = [...new Set(controls.filter(isPressable).map(({ target }) => target))];
  return targets.flatMap((one, index) =>
    targets
      .slice(index + 1)
      .filter((other) => collide(one, other))
      .map((other) => `overlapping: ${nameOf(one)} and ${nameOf(other)}`),
  );
};

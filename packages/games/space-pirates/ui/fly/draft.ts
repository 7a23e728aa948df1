/** A flight in the making: the templates that are drafted, and the one that is being turned. */
import type { Viewer } from '@tortuga/table';
import { isHeading } from '../../space/directions.ts';
import { MOST_OFFSET, OFFSET_STEP } from '../../moving.ts';
import { CONTACT_COUNT } from '../../space/outline.ts';
import type { Pose } from '../../space/point.ts';
import type { View } from '../../types.ts';
import { type Drafted, isCourse } from './course.ts';

export interface Flight {
  /** Laid on the table and not sent yet. */
  readonly route: readonly Drafted[];
  /** Of the template that is being turned; undefined: as is proposed. */
  readonly angle: number | undefined;
  /** On the mouth line of a Hangar. */
  readonly offset: number;
  /** The point of the ship's outline that a drift starts from: null is the farthest. */
  readonly point: number | null;
  /** The route is under way: each template is sent when the one before it has been played. */
  readonly isSending: boolean;
  /** Where the ship has stood in this turn, now included; nowhere while it was in a Hangar. */
  readonly trail: readonly Pose[];
  /** How many templates of this turn had been laid by then. */
  readonly laid: number;
}

export const NO_FLIGHT: Flight = {
  route: [],
  angle: undefined,
  offset: 0,
  point: null,
  isSending: false,
  trail: [],
  laid: 0,
};

const shipOf = ({ pirates, boss }: View): View['pirates'][number]['ship'] | undefined => pirates[boss]?.ship;

/** One's own moving: also while Damage interrupts it. */
const isFlying = ({ phase, boss }: View, viewer: Viewer): boolean => phase.name === 'move' && boss === viewer;

const standing = (view: View): readonly Pose[] => {
  const ship = shipOf(view);
  return ship?.at === 'space' ? [{ x: ship.x, y: ship.y, h: ship.h }] : [];
};

const trailOf = (view: View, before: Flight | undefined): readonly Pose[] => {
  const { laid } = view.turn;
  if (laid > 0 && before?.laid === laid) return before.trail;
  return laid > 0 && before?.laid === laid - 1 ? [...before.trail, ...standing(view)] : standing(view);
};

/** What is left of a route whose first template has just been laid: all of it, or nothing. */
const restOf = (view: View, before: Flight | undefined): readonly Drafted[] => {
  const [first, ...rest] = before?.route ?? [];
  const ship = shipOf(view);
  const isNext = before?.isSending === true && before.laid === view.turn.laid - 1 && view.queue.length === 0;
  if (!isNext || ship?.at !== 'space' || ship.h !== first?.angle) return [];
  return isCourse(view, rest) ? rest : [];
};

/** A route goes on by itself as long as nothing comes between. */
export const freshFlight = (view: View, viewer: Viewer, before: Flight | undefined): Flight => {
  if (!isFlying(view, viewer)) return NO_FLIGHT;
  const route = restOf(view, before);
  const isGoingOn = route.length > 0;
  return {
    ...NO_FLIGHT,
    route,
    isSending: isGoingOn,
    trail: trailOf(view, before),
    laid: view.turn.laid,
  };
};

const read = (kept: object, key: string): unknown => Reflect.get(kept, key);
const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
const isAngle = (value: unknown): value is number => isWhole(value) && isHeading(value);

const isOffset = (value: unknown): value is number =>
  isWhole(value) && value % OFFSET_STEP === 0 && Math.abs(value) <= MOST_OFFSET;

const isDrafted = (value: unknown): value is Drafted =>
  isThing(value) && isAngle(read(value, 'angle')) && isOffset(read(value, 'offset'));

const isPose = (value: unknown): value is Pose =>
  isThing(value) && isWhole(read(value, 'x')) && isWhole(read(value, 'y')) && isAngle(read(value, 'h'));

const isPoint = (value: unknown): value is number | null =>
  value === null || (isWhole(value) && value >= 0 && value < CONTACT_COUNT);

/** Arrays without anything else in them. */
const listOf = <T>(value: unknown, is: (item: unknown) => item is T): readonly T[] | undefined =>
  Array.isArray(value) && value.every(is) ? value : undefined;

const fieldsOf = (kept: object): Flight | undefined => {
  const route = listOf(read(kept, 'route'), isDrafted);
  const trail = listOf(read(kept, 'trail'), isPose);
  const [angle, offset, point, laid] = ['angle', 'offset', 'point', 'laid'].map((key) => read(kept, key));
  if (route === undefined || trail === undefined || !isOffset(offset) || !isWhole(laid)) return undefined;
  if (!isPoint(point) || (angle !== undefined && !isAngle(angle))) return undefined;
  const drafted = route.map((each) => ({ angle: each.angle, offset: each.offset }));
  const trodden = trail.map(({ x, y, h }) => ({ x, y, h }));
  // Whoever comes back looks first: nothing is sent by itself.
  return { route: drafted, angle, offset, point, isSending: false, trail: trodden, laid };
};

/** One that was kept; undefined where it is none, or cannot be flown. */
export const parseFlight = (kept: unknown, view: View): Flight | undefined => {
  const flight = isThing(kept) ? fieldsOf(kept) : undefined;
  if (flight === undefined) return undefined;
  if (view.me === null || !isFlying(view, view.me)) return flight.route.length === 0 ? flight : undefined;
  return flight.laid === view.turn.laid && isCourse(view, flight.route) ? flight : undefined;
};

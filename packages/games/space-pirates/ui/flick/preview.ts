/** What a flick would do: first of a steady finger, then with luck. Nothing of it depends on what is hidden. */
import { type SlideTable, simulate, slideOf } from '../../flick.ts';
import type { Flick } from '../../phases.ts';
import type { Luck } from '../../space/luck.ts';
import { distance, type Point, roundPoint } from '../../space/point.ts';
import { type Happening, type Report, slideDiscs } from '../../space/slide.ts';

/** The first thing that a disc meets on the way of a steady finger, and where the disc is then. */
export interface First {
  readonly met: Extract<Happening, { kind: 'ship' | 'disc' | 'thing' | 'left' }>;
  readonly at: Point;
  /** How far it has slid by then. */
  readonly far: number;
}

const steady = (table: SlideTable): SlideTable => ({
  seats: table.seats,
  options: { layout: table.options.layout, steadyHands: true },
  pirates: table.pirates,
  discs: table.discs,
  storm: table.storm,
});

/** Counts how often it is asked, and nothing happens by it. */
const noLuck = (): Luck & { readonly asked: () => number } => {
  let asked = 0;
  return {
    next: () => {
      asked += 1;
      return 1;
    },
    asked: () => asked,
  };
};

const placeOf = ({ pieces }: Report, disc: number): Point | undefined => {
  const last = pieces.findLast(([, each]) => each === disc);
  return last && { x: last[2], y: last[3] };
};

/** Undefined where it comes to rest before it meets anything. */
export const firstOf = (table: SlideTable, flick: Flick): First | undefined => {
  const luck = noLuck();
  const report = slideDiscs(slideOf(steady(table), flick, luck), luck, ({ length }) => length > 0);
  const met = report.happenings[0];
  const [from, at] = [table.discs.find(({ id }) => id === flick.disc), placeOf(report, flick.disc)];
  if (from === undefined || at === undefined || met === undefined) return undefined;
  if (met.kind === 'turned' || met.kind === 'landed') return undefined;
  return { met, at, far: distance(from, at) };
};

/** Where it comes to rest, of a steady finger: undefined where it leaves the Universe, or where luck has a say. */
export const restOf = (table: SlideTable, flick: Flick): Point | undefined => {
  const luck = noLuck();
  const slide = slideOf(steady(table), flick, luck);
  const before = luck.asked();
  const report = slideDiscs(slide, luck);
  const body = report.bodies.find(({ id }) => id === flick.disc);
  if (luck.asked() > before || body === undefined || body.gone) return undefined;
  return roundPoint(body);
};

/** Lucks far apart, always the same ones. */
const nthLuck = (nth: number): number => Math.imul(nth + 1, 0x9e3779b1) >>> 0;
export const TRIES = 64;

/** Whether the disc leaves the Universe in the try of that number. */
export const leavesIn = (table: SlideTable, flick: Flick, nth: number): boolean =>
  simulate(table, flick, nthLuck(nth)).happenings.some(
    ({ kind, disc }) => kind === 'left' && disc === flick.disc,
  );

/** A flick with its luck: from the finger to what everybody learns (SP-25 to SP-39). */
import { ASTEROID } from './components.ts';
import { suffer } from './damage.ts';
import type { DamageWhy, Flick, TaskOf } from './phases.ts';
import { discOf, fieldOf, type Lying, noteSeen, onBoard, poseOf, putOnBoard, typeName } from './pieces.ts';
import { cosOf, sinOf } from './space/directions.ts';
import { MM } from './space/impact.ts';
import { bellOf, type Luck, luckOf } from './space/luck.ts';
import { type Point, round } from './space/point.ts';
import { type Happening, type Report, type Rest, type Slide, slideDiscs } from './space/slide.ts';
import { shipSolid, type Solid, stormSolid, touchOf } from './space/solids.ts';
import { W } from './space/things.ts';
import { ASIDE, checkFree, search } from './spots.ts';
import type { Disc, Event, Options, Pirate, State } from './types.ts';
import type { Field } from './universe/fit.ts';
import { insideUniverse, universeOf } from './universe/universe.ts';

const FASTEST = 1900 * MM;
/** Deviation of the finger: 0.6 degrees, and 2 % of the speed. */
const ANGLE_NOISE = 0.010471975511965978;
const SPEED_NOISE = 0.02;

/** The speed that the finger gives, noise and all. */
const velocityOf = ({ angle, power }: Flick, luck: Luck, steady: boolean): Point => {
  const [z1, z2] = [bellOf(luck), bellOf(luck)];
  const e = steady ? 0 : z1 * ANGLE_NOISE;
  const q = e * e;
  const cos = 1 - q / 2 + (q * q) / 24;
  const sin = e - (q * e) / 6 + (q * q * e) / 120;
  const speed = FASTEST * Math.sqrt(power / 1000) * (1 + (steady ? 0 : SPEED_NOISE * z2));
  const [x, y] = [cosOf(angle), sinOf(angle)];
  return { x: speed * (x * cos - y * sin), y: speed * (x * sin + y * cos) };
};

/** All that a slide depends on: a view shows as much of it as a state does. */
export interface SlideTable {
  readonly seats: number;
  readonly options: Pick<Options, 'layout' | 'steadyHands'>;
  readonly pirates: readonly Pick<Pirate, 'ship'>[];
  readonly discs: readonly Pick<Disc, 'id' | keyof Point | 'where' | 'up'>[];
  readonly storm: Point | null;
}

const solidsOf = ({ options, seats, pirates, storm }: SlideTable): readonly Solid[] => {
  const solids = [...universeOf(options, seats).solids];
  pirates.forEach((pirate, seat) => {
    const pose = poseOf(pirate);
    if (pose !== undefined) solids.push(shipSolid(seat, pose));
  });
  if (storm !== null) solids.push(stormSolid(storm));
  return solids;
};

/** A disc as the finger sends it, among all that it may meet. */
export const slideOf = (table: SlideTable, flick: Flick, luck: Luck): Slide => {
  const { x: vx, y: vy } = velocityOf(flick, luck, table.options.steadyHands);
  return {
    solids: solidsOf(table),
    edges: universeOf(table.options, table.seats).edges,
    discs: table.discs
      .filter(onBoard)
      .map(({ id, x, y, up }) => ({ id, x, y, fixed: up && id !== flick.disc })),
    flicked: flick.disc,
    vx,
    vy,
  };
};

/** The slide alone: nothing in it depends on faces. */
export const simulate = (table: SlideTable, flick: Flick | TaskOf<'luck'>, n: number): Report => {
  const luck = luckOf(n);
  return slideDiscs(slideOf(table, flick, luck), luck);
};

export const resolveFlick = (state: State, flick: TaskOf<'luck'>, n: number, events: Event[]): void => {
  const report = simulate(state, flick, n);
  events.push({ kind: 'slid', n, pieces: report.pieces, rests: settleRests(state, report) });
  const spots = putBack(state, report);
  tellStory(state, flick, report, spots, events);
};

/** Discs that moved and came to rest get whole positions. */
const settleRests = (state: State, { bodies, pieces }: Report): readonly Rest[] => {
  const moved = new Set(pieces.map(([, disc]) => disc));
  return bodies.flatMap((body): readonly Rest[] => {
    if (body.gone || !moved.has(body.id)) return [];
    const disc = discOf(state, body.id);
    if (disc === undefined) return [];
    disc.x = round(body.x);
    disc.y = round(body.y);
    return [[disc.id, disc.x, disc.y]];
  });
};

type Gone = Extract<Happening, { kind: 'left' | 'landed' }>;

const isGone = (happening: Happening): happening is Gone =>
  happening.kind === 'left' || happening.kind === 'landed';

/** SP-29, in order of time: each finds its spot among those that lie already. */
const putBack = (state: State, { happenings }: Report): ReadonlyMap<number, Point> => {
  const field = fieldOf(state, null);
  const spots = new Map<number, Point>();
  const gone = happenings.filter(isGone);
  const waiting = new Set(gone.map(({ disc }) => disc));
  for (const happening of gone) {
    const lying = state.discs.filter((disc) => !waiting.has(disc.id));
    const spot = spotFor(field, lying, happening);
    const disc = discOf(state, happening.disc);
    if (disc !== undefined) putOnBoard(disc, spot.x, spot.y);
    waiting.delete(happening.disc);
    spots.set(happening.disc, spot);
  }
  return spots;
};

const spotFor = (field: Field, lying: readonly Lying[], gone: Gone): Point => {
  const { at, normal } = gone;
  const target = { x: at.x + ASIDE * normal.x, y: at.y + ASIDE * normal.y };
  const isFree = (point: Point): boolean => checkFree(field, lying, point) === undefined;
  const isAway = (point: Point): boolean =>
    gone.kind === 'left'
      ? insideUniverse(field.universe, point) >= ASIDE
      : touchOf(gone.solid, point.x, point.y).gap >= W;
  return search(field.universe, target, isFree, isAway);
};

/** Walks through the report in order of time: what is shown, who suffers. */
const tellStory = (
  state: State,
  flick: TaskOf<'luck'>,
  { happenings }: Report,
  spots: ReadonlyMap<number, Point>,
  events: Event[],
): void => {
  const touched = new Set<string>();
  let blamed = false;
  const blame = (disc: Disc, why: DamageWhy): void => {
    if (blamed || disc.id !== flick.disc) return;
    blamed = true;
    suffer(state, flick.seat, why, events);
  };
  for (const happening of happenings) {
    const disc = discOf(state, happening.disc);
    if (disc === undefined) continue;
    switch (happening.kind) {
      case 'turned':
        disc.shown = true;
        events.push({ kind: 'turned', disc: disc.id, type: typeName(disc.type) });
        blame(disc, 'turned');
        break;
      case 'left':
      case 'landed': {
        events.push(
          happening.kind === 'left'
            ? { kind: 'left', disc: disc.id }
            : { kind: 'landed', disc: disc.id, on: happening.solid.thing },
        );
        const { x, y } = spots.get(disc.id) ?? disc;
        events.push({ kind: 'putBack', what: 'disc', id: disc.id, x, y, h: null });
        blame(disc, happening.kind);
        break;
      }
      case 'ship': {
        const pair = `${disc.id} ${happening.seat}`;
        if (!touched.has(pair)) hitShip(state, disc, happening.seat, events);
        touched.add(pair);
        break;
      }
      case 'disc':
      case 'thing':
        break;
    }
  }
};

/** SP-33 to SP-36, SP-108 */
const hitShip = (state: State, disc: Disc, seat: number, events: Event[]): void => {
  events.push({ kind: 'hit', seat, disc: disc.id, type: typeName(disc.type) });
  if (!disc.up) noteSeen(disc, seat);
  if (disc.type !== ASTEROID) {
    disc.cleared = true;
    return;
  }
  if (!disc.up) {
    disc.up = true;
    disc.shown = true;
    events.push({ kind: 'revealed', seat, disc: disc.id });
  }
  suffer(state, seat, 'asteroid', events);
};

/** A good spread of legal moves for bots that search: templates in steps, flicks on a grid, spots on a lattice. */
import { type Random, type Seat, shuffle } from '@tortuga/engine';
import { checkPlace } from '../freighters.ts';
import { moves } from '../listing.ts';
import { checkDrift, checkEnd, checkTemplate, SHARPEST } from '../moving.ts';
import type { Phase } from '../phases.ts';
import { fieldOf, pirateOf } from '../pieces.ts';
import { sampleAside } from '../sample.ts';
import { TURN, turnBetween } from '../space/directions.ts';
import type { Point } from '../space/point.ts';
import { checkStorm } from '../storm.ts';
import type { Move, Refusal, State } from '../types.ts';
import { gridPoints } from '../universe/grid.ts';
import { proposeFlick } from './aim.ts';
import { chooseMove } from './pilot.ts';

/** Moves compared at the most. */
const MOST = 24;

/** The pilot's own choice first. */
export const candidates = (state: State, seat: Seat, random: Random): readonly Move[] => {
  const own = chooseMove(state, seat, random);
  const others = spread(state, seat, random);
  return [own, ...shuffle([...others], random).slice(0, MOST - 1)];
};

const spread = (state: State, seat: Seat, random: Random): readonly Move[] => {
  const [task] = state.queue;
  if (task?.kind === 'aside') return around(300).map((k) => sampleAside(state, seat, task.disc, k));
  if (task?.kind === 'heading') return around(300).map((angle): Move => ({ kind: 'heading', angle }));
  return moves(state, seat) ?? spreadPhase(state, seat, state.phase, random);
};

/** Headings all around. */
const around = (step: number): readonly number[] =>
  Array.from({ length: Math.floor(TURN / step) }, (_, n) => n * step);

const spreadPhase = (state: State, seat: Seat, phase: Phase, random: Random): readonly Move[] => {
  switch (phase.name) {
    case 'place':
      return placings(state, random);
    case 'flick':
      return flicks(state, seat, phase, random);
    case 'storm': {
      const field = fieldOf(state, null);
      return lattice(state, random, (point) => checkStorm(field, state.discs, point)).map(
        ({ x, y }): Move => ({ kind: 'storm', x, y }),
      );
    }
    case 'wind':
      return around(150).map((angle): Move => ({ kind: 'wind', angle, points: [] }));
    case 'move':
      return layings(state);
    default:
      return [];
  }
};

const POWERS = [60, 200, 500] as const;

/** Some disc in eight directions, one of them near the aim, with three powers. */
const flicks = (
  state: State,
  seat: Seat,
  phase: Extract<Phase, { name: 'flick' }>,
  random: Random,
): readonly Move[] => {
  const { disc, angle: aim } = proposeFlick(state, seat, phase, random);
  return around(450).flatMap((turn) =>
    POWERS.map((power): Move => ({ kind: 'flick', disc, angle: (aim + turn) % TURN, power })),
  );
};

/** As many free points of the grid as will be compared. */
const lattice = (
  state: State,
  random: Random,
  refuse: (point: Point) => Refusal | undefined,
): readonly Point[] => {
  const free: Point[] = [];
  for (const point of shuffle([...gridPoints(fieldOf(state, null).universe)], random)) {
    if (refuse(point) !== undefined) continue;
    free.push(point);
    if (free.length === MOST) break;
  }
  return free;
};

const placings = (state: State, random: Random): readonly Move[] => {
  const field = fieldOf(state, null);
  const drawn = state.discs.find(({ where }) => where === 'drawn');
  if (drawn === undefined) return [];
  return lattice(state, random, (point) => checkPlace(field, state.discs, point)).map(
    ({ x, y }): Move => ({ kind: 'place', disc: drawn.id, x, y }),
  );
};

/** Templates in steps of 15 degrees; drifts where there are none; to end where one may. */
const layings = (state: State): readonly Move[] => {
  const { ship } = pirateOf(state, state.boss);
  const from = ship.at === 'space' ? ship.h : 0;
  const isNear = (angle: number): boolean =>
    ship.at !== 'space' || Math.abs(turnBetween(from, angle)) <= SHARPEST;
  const templates = around(150)
    .map((turn) => (from + turn) % TURN)
    .filter(isNear)
    .map((angle) => ({ kind: 'template', angle, offset: 0 }) as const)
    .filter((move) => checkTemplate(state, move) === undefined);
  const end: readonly Move[] = checkEnd(state) === undefined ? [{ kind: 'end' }] : [];
  if (templates.length > 0) return [...templates, ...end];
  const drifts = around(150)
    .map((angle) => ({ kind: 'drift', angle, offset: 0, point: null }) as const)
    .filter((move) => checkDrift(state, move) === undefined);
  return [...drifts, ...end];
};

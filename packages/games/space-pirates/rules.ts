/** Who is to move, and what may be done. */
import { type Actor, outOfTurn, type Seat } from '@tortuga/engine';
import { checkAside } from './aside.ts';
import { checkDamage, checkLoss } from './damage.ts';
import { checkFill, checkSale } from './docking.ts';
import { checkEnergy } from './energy.ts';
import { checkDraw, checkFlick, checkPlacing } from './freighters.ts';
import { checkHazard } from './hazards.ts';
import { checkDrift, checkEnd, checkTemplate } from './moving.ts';
import type { Phase, Step, Task } from './phases.ts';
import { fieldOf } from './pieces.ts';
import { checkHangar, checkSetup } from './setup.ts';
import { isHeading } from './space/directions.ts';
import { isLuck } from './space/luck.ts';
import { checkStorm } from './storm.ts';
import type { Disc, Move, Pirate, Refusal, State } from './types.ts';
import { checkWind } from './wind.ts';

const copyPirate = (one: Pirate): Pirate => ({
  ...one,
  hand: [...one.hand],
  hold: [...one.hold],
  saw: [...one.saw],
});

const copyDisc = (disc: Disc): Disc => ({ ...disc, seen: [...disc.seen] });

/** Ships, cards, phases and tasks are replaced, never changed, so they need no copies. */
export const clone = (state: State): State => {
  const { pumps, discards } = state;
  const pump = (value: 1 | 2 | 3 | 4 | 5) => ({ cards: pumps[value].cards, lot: pumps[value].lot });
  return {
    ...state,
    queue: [...state.queue],
    turn: { ...state.turn, lifted: [...state.turn.lifted] },
    pirates: state.pirates.map(copyPirate),
    bases: state.bases.map((base) => ({ ...base })),
    discs: state.discs.map(copyDisc),
    bag: [...state.bag],
    pumps: { 1: pump(1), 2: pump(2), 3: pump(3), 4: pump(4), 5: pump(5) },
    discards: { ...discards },
  };
};

const taskActor = (task: Task): Actor => {
  switch (task.kind) {
    case 'luck':
    case 'energy':
    case 'lose':
      return 'chance';
    case 'damage':
    case 'heading':
    case 'aside':
      return task.seat;
  }
};

const phaseActor = (phase: Phase, boss: Seat): Actor => {
  switch (phase.name) {
    case 'setup':
    case 'deal':
    case 'draw':
      return 'chance';
    case 'hangar':
    case 'place':
    case 'flick':
      return phase.seat;
    default:
      return boss;
  }
};

export const actors = ({ phase, queue, boss }: State): readonly Actor[] => {
  if (phase.name === 'over') return [];
  const [task] = queue;
  return [task === undefined ? phaseActor(phase, boss) : taskActor(task)];
};

type Kind = Move['kind'];

const STEP_KINDS: Readonly<Record<Step, readonly Kind[]>> = {
  bribe: ['bribe'],
  buy: ['buy', 'skip'],
  look: ['look', 'skip'],
  sell: ['sell', 'skip'],
  fill: ['fill', 'skip'],
};

const PHASE_KINDS: Readonly<Record<Exclude<Phase['name'], 'dock'>, readonly Kind[]>> = {
  setup: ['setup'],
  deal: ['energy'],
  hangar: ['hangar'],
  draw: ['draw'],
  place: ['place'],
  flick: ['flick'],
  begin: [],
  card: ['energy'],
  hazards: ['hazard'],
  storm: ['storm'],
  wind: ['wind'],
  move: ['template', 'drift', 'end'],
  end: [],
  over: [],
};

/** The kinds of moves that are asked for now: a task's name is the move that answers it. */
export const kindsDue = ({
  phase,
  queue,
}: Pick<State, 'phase'> & { readonly queue: readonly Task[] }): readonly Kind[] => {
  const [task] = queue;
  if (task !== undefined) return [task.kind];
  return phase.name === 'dock' ? STEP_KINDS[phase.step] : PHASE_KINDS[phase.name];
};

export const check = (state: State, actor: Actor, move: Move): Refusal | undefined => {
  const out = outOfTurn(actors(state), actor);
  if (out !== undefined) return out;
  const expected = kindsDue(state);
  return expected.includes(move.kind) ? checkMove(state, move) : { code: 'wrong-phase', expected };
};

/** A move of a kind that is asked for. */
const checkMove = (state: State, move: Move): Refusal | undefined => {
  switch (move.kind) {
    case 'setup':
      return checkSetup(state, move.cards);
    case 'draw':
      return checkDraw(state, move.type);
    case 'luck':
      return isLuck(move.n) ? undefined : { code: 'bad-luck' };
    case 'energy':
      return checkEnergy(state, move.cards);
    case 'lose':
      return checkLoss(state, move.card);
    case 'hangar':
      return checkHangar(state, move.base);
    case 'place':
      return checkPlacing(state, move);
    case 'flick':
      return checkFlick(state, move);
    case 'hazard':
      return checkHazard(state, move.hazard);
    case 'storm':
      return checkStorm(fieldOf(state, null), state.discs, move);
    case 'wind':
      return checkWind(state, move);
    case 'heading':
      return isHeading(move.angle) ? undefined : { code: 'bad-angle' };
    case 'template':
      return checkTemplate(state, move);
    case 'drift':
      return checkDrift(state, move);
    case 'end':
      return checkEnd(state);
    case 'damage':
      return checkDamage(state, move.type);
    case 'aside':
      return checkAside(state, move);
    case 'sell':
      return checkSale(state, move.types);
    case 'fill':
      return checkFill(state, move.values);
    case 'bribe':
    case 'buy':
    case 'look':
    case 'skip':
      return undefined;
  }
};

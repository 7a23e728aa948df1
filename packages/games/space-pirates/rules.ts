/** Who is to move, and what may be done. */
import { type Actor, outOfTurn, type Result, type Seat, seatsOf } from '@tortuga/engine';
import { BAG, ENERGY_CARDS, FIRST_MC, HANGAR_ROOM, TURN } from './components.ts';
import { checkFill, checkSale } from './docking.ts';
import { checkDeal, ONE_OF_EACH } from './energy.ts';
import { fieldOf } from './universe/field.ts';
import { freshTurn } from './flow.ts';
import { checkDrift, checkEnd, checkTemplate } from './moving.ts';
import { discOf, inHold, pirateOf } from './pieces.ts';
import { anchorOf, checkAside, checkPlace, checkStorm } from './spots.ts';
import {
  type Disc,
  KINDS_OF_CARGO,
  type Move,
  type Options,
  type Phase,
  type Pirate,
  type Refusal,
  type State,
  type Step,
  type Task,
  TYPES,
} from './types.ts';
import { universeOf } from './universe/universe.ts';

const pirate = (): Pirate => ({
  mc: FIRST_MC,
  base: null,
  ship: { at: 'box' },
  hand: [],
  hold: Array.from({ length: KINDS_OF_CARGO }, () => 0),
  chased: false,
  owed: false,
  saw: [],
});

export const setup = (seats: number, options: Options): State => {
  const pump = (value: 1 | 2 | 3 | 4 | 5) => ({ cards: [...ENERGY_CARDS[value]], lot: 0 });
  return {
    seats,
    options,
    round: 1,
    boss: 0,
    phase: { name: 'setup' },
    queue: [],
    turn: freshTurn(),
    result: null,
    pirates: seatsOf(seats).map(pirate),
    bases: universeOf(options, seats).bases.map(() => ({ market: null, open: false, owner: null })),
    discs: [],
    bag: [...BAG],
    pumps: { 1: pump(1), 2: pump(2), 3: pump(3), 4: pump(4), 5: pump(5) },
    discards: { 1: [], 2: [], 3: [], 4: [], 5: [] },
    storm: null,
  };
};

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
      return (state.bag[TYPES.indexOf(move.type)] ?? 0) > 0 ? undefined : { code: 'not-in-bag' };
    case 'luck':
      return isBelow(move.n, 4294967296) ? undefined : { code: 'bad-luck' };
    case 'energy':
      return checkEnergy(state, move.cards);
    case 'lose':
      return checkLoss(state, move.card);
    case 'hangar':
      return checkHangar(state, move.base);
    case 'place':
      return checkPlacing(state, move.disc, move.x, move.y);
    case 'flick':
      return checkFlick(state, move);
    case 'hazard':
      return state.turn.left.includes(move.hazard)
        ? undefined
        : { code: 'no-such-hazard', left: state.turn.left };
    case 'storm':
      return checkStorm(fieldOf(state, null), state.discs, move);
    case 'wind':
    case 'heading':
      return checkAngle(move.angle);
    case 'template':
      return checkAngle(move.angle) ?? checkTemplate(state, move);
    case 'drift':
      return checkAngle(move.angle) ?? checkDrift(state, move);
    case 'end':
      return checkEnd(state);
    case 'damage':
      return checkDamage(state, move.type);
    case 'aside':
      return checkAsideMove(state, move.disc, move.x, move.y);
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

const isBelow = (n: number, limit: number): boolean => Number.isInteger(n) && n >= 0 && n < limit;

const checkAngle = (angle: number): Refusal | undefined =>
  isBelow(angle, TURN) ? undefined : { code: 'bad-angle' };

const checkSetup = ({ bases }: State, cards: readonly number[]): Refusal | undefined =>
  cards.length === bases.length &&
  new Set(cards).size === cards.length &&
  cards.every((card) => isBelow(card, 10))
    ? undefined
    : { code: 'not-in-box' };

const checkEnergy = (state: State, cards: readonly string[]): Refusal | undefined => {
  const [task] = state.queue;
  if (task?.kind === 'energy') return checkDeal(state, task.values, cards);
  if (state.phase.name === 'deal') return checkDeal(state, ONE_OF_EACH, cards);
  const [card = ''] = cards;
  const isHeld = cards.length === 1 && pirateOf(state, state.boss).hand.some((held) => held.card === card);
  return isHeld ? undefined : { code: 'no-such-card', card };
};

const checkLoss = (state: State, card: string): Refusal | undefined => {
  const [task] = state.queue;
  const hand = task?.kind === 'lose' ? pirateOf(state, task.seat).hand : [];
  return hand.some((held) => held.card === card) ? undefined : { code: 'not-in-hand' };
};

const checkHangar = ({ bases, pirates }: State, base: number): Refusal | undefined => {
  if (bases[base] === undefined) return { code: 'no-such-base' };
  const inside = pirates.filter(({ ship }) => ship.at === 'hangar' && ship.base === base);
  return inside.length < HANGAR_ROOM ? undefined : { code: 'hangar-full', base };
};

const checkPlacing = (state: State, id: number, x: number, y: number): Refusal | undefined => {
  const disc = discOf(state, id);
  if (disc?.where !== 'drawn') return { code: 'no-such-disc', disc: id };
  return checkPlace(fieldOf(state, null), state.discs, { x, y });
};

const checkFlick = (
  { phase, discs }: State,
  { disc: id, angle, power }: Extract<Move, { kind: 'flick' }>,
): Refusal | undefined => {
  if (phase.name !== 'flick') return { code: 'no-such-disc', disc: id };
  const disc = discs.find((each) => each.id === id && each.where === 'board');
  if (disc === undefined) return { code: 'no-such-disc', disc: id };
  if (!phase.discs.includes(id)) {
    if (phase.why === 'F') return { code: 'not-a-freighter', disc: id };
    if (phase.why === 'A') return { code: 'not-an-asteroid', disc: id };
    return { code: 'not-yours-to-flick', discs: phase.discs };
  }
  const refusal = checkAngle(angle);
  if (refusal !== undefined) return refusal;
  return power >= 1 && isBelow(power, 1001) ? undefined : { code: 'bad-power' };
};

const checkDamage = (state: State, type: string | null): Refusal | undefined => {
  const [task] = state.queue;
  if (task?.kind !== 'damage') return { code: 'no-such-cargo' };
  const { hand } = pirateOf(state, task.seat);
  if (type === null) return hand.length > 0 ? undefined : { code: 'no-energy-to-lose' };
  const index = TYPES.findIndex((each) => each === type);
  return inHold(pirateOf(state, task.seat), index) > 0 ? undefined : { code: 'no-such-cargo' };
};

const checkAsideMove = (state: State, id: number, x: number, y: number): Refusal | undefined => {
  const [task] = state.queue;
  if (task?.kind !== 'aside' || task.disc !== id) return { code: 'no-such-disc', disc: id };
  const field = fieldOf(state, null);
  const anchor = anchorOf(field.universe, pirateOf(state, task.seat).ship);
  if (anchor === undefined) throw new Error('a disc is set aside of a ship that is somewhere');
  return checkAside(field, state.discs, anchor, { x, y });
};

export const result = (state: State): Result | undefined => state.result ?? undefined;

/** The rules of Piraten Kapern: who moves, what is legal, what happens. */
import {
  type Actor,
  count,
  flag,
  optionsSpec,
  outOfTurn,
  pick,
  type Random,
  type Result,
  rank,
  seatsOf,
} from '@tortuga/engine';
import { chestMove, rollMove, STOP } from './notation.ts';
import { type Mask, maskOf, maskOfFace, maskOfLoose, partsOf, positionsOf, size } from './positions.ts';
import { skullsOf } from './scoring.ts';
import {
  CARDS,
  type Card,
  DECK,
  DICE,
  FACES,
  type Move,
  type Options,
  type Refusal,
  type State,
  type Turn,
} from './types.ts';

export const options = optionsSpec<Options>({
  target: count({ min: 100, max: 20000, step: 100 }, 6000),
  floorAtZero: flag(false),
});

export const newTurn = (): Turn => ({
  card: null,
  dice: [],
  rolling: [],
  chest: [],
  placed: false,
  spell: false,
  island: false,
});

export const setup = (seats: number, { target, floorAtZero }: Options): State => ({
  options: { target, floorAtZero },
  pile: { ...DECK },
  round: 1,
  seat: 0,
  totals: seatsOf(seats).map(() => 0),
  turn: newTurn(),
  finalRound: null,
  ended: null,
});

export const clone = (state: State): State => {
  const { options: kept, pile, round, seat, totals, turn, finalRound, ended } = state;
  return {
    options: { ...kept },
    pile: { ...pile },
    round,
    seat,
    totals: totals.slice(),
    turn: { ...turn, dice: turn.dice.slice(), rolling: turn.rolling.slice(), chest: turn.chest.slice() },
    finalRound,
    ended,
  };
};

const NOBODY: readonly Actor[] = [];
const CHANCE: readonly Actor[] = ['chance'];
const SEATS: readonly (readonly Actor[])[] = seatsOf(5).map((seat) => [seat]);

export const actors = ({ ended, turn, seat }: State): readonly Actor[] => {
  if (ended !== null) return NOBODY;
  return turn.card === null || turn.rolling.length > 0 ? CHANCE : (SEATS[seat] ?? NOBODY);
};

/** PK-1: without replacement; an empty pile is all 35 again. */
const pileLeft = ({ pile }: State): State['pile'] =>
  CARDS.every((card) => pile[card] === 0) ? { ...DECK } : pile;

/** The dice that may be rolled together: neither skulls nor on the chest. */
export const looseDice = ({ dice, chest }: Turn): Mask => maskOfLoose(dice) & ~maskOf(chest);

/** The skulls the spell may be cast on. */
const spellDice = ({ spell, dice }: Turn): Mask => (spell ? maskOfFace(dice, 'skull') : 0);

/** PK-26: with three skulls there is the spell, or nothing. */
const needsSpell = (turn: Turn): boolean => !turn.island && skullsOf(turn) === 3;

const mayPlace = ({ card, island, placed }: Turn): boolean => card === 'chest' && !island && !placed;

export const moves = (state: State, actor: Actor): readonly Move[] | undefined => {
  if (actors(state)[0] !== actor) return [];
  if (actor !== 'chance') return [...rolls(state.turn), ...placings(state.turn), STOP];
  if (state.turn.card !== null) return undefined; // up to six to the eighth throws
  const pile = pileLeft(state);
  return CARDS.filter((card) => pile[card] > 0).map((card) => ({ kind: 'card', card }));
};

const rolls = (turn: Turn): readonly Move[] => {
  const parts = partsOf(looseDice(turn));
  const plain = needsSpell(turn) ? [] : parts.filter((part) => size(part) >= 2);
  const skulls = positionsOf(spellDice(turn)).map((skull) => maskOf([skull]));
  return [...plain, ...skulls.flatMap((skull) => parts.map((part) => part | skull))].map(rollMove);
};

const placings = (turn: Turn): readonly Move[] => {
  if (!mayPlace(turn)) return [];
  const now = maskOf(turn.chest);
  return partsOf(maskOfLoose(turn.dice))
    .filter((part) => part !== now)
    .map(chestMove);
};

export const sample = (state: State, actor: Actor, random: Random): Move =>
  actor === 'chance' ? sampleChance(state, random) : sampleSeat(state.turn, random);

const sampleChance = (state: State, random: Random): Move => {
  const { card, rolling } = state.turn;
  if (card === null) return { kind: 'card', card: drawCard(pileLeft(state), random) };
  return { kind: 'dice', faces: rolling.map(() => pick(FACES, random)) };
};

const drawCard = (pile: State['pile'], random: Random): Card => {
  let left = random.below(CARDS.reduce((sum, card) => sum + pile[card], 0));
  const drawn = CARDS.find((card) => {
    left -= pile[card];
    return left < 0;
  });
  return drawn ?? CARDS[0];
};

/** The kind of move first, then which dice. */
const sampleSeat = (turn: Turn, random: Random): Move => {
  const loose = looseDice(turn);
  const skulls = spellDice(turn);
  const kinds: (() => Move)[] = [() => STOP];
  if (size(loose) >= 2 && !needsSpell(turn)) kinds.push(() => rollMove(somePart(loose, 2, random)));
  if (skulls !== 0) {
    kinds.push(() => rollMove(maskOf([pick(positionsOf(skulls), random)]) | somePart(loose, 0, random)));
  }
  if (mayPlace(turn) && maskOfLoose(turn.dice) !== 0) kinds.push(() => chestMove(otherChest(turn, random)));
  return pick(kinds, random)();
};

const somePart = (mask: Mask, least: number, random: Random): Mask => {
  for (;;) {
    const part = random.below(1 << DICE) & mask;
    if (size(part) >= least) return part;
  }
};

const otherChest = (turn: Turn, random: Random): Mask => {
  const now = maskOf(turn.chest);
  for (;;) {
    const part = somePart(maskOfLoose(turn.dice), 0, random);
    if (part !== now) return part;
  }
};

export const check = (state: State, actor: Actor, move: Move): Refusal | undefined => {
  const early = outOfTurn(actors(state), actor);
  if (early !== undefined) return early;
  const { turn } = state;
  switch (move.kind) {
    case 'card':
      if (actor !== 'chance' || turn.card !== null) return { code: 'wrong-kind' };
      return pileLeft(state)[move.card] > 0 ? undefined : { code: 'card-gone', card: move.card };
    case 'dice':
      if (actor !== 'chance' || turn.card === null) return { code: 'wrong-kind' };
      return move.faces.length === turn.rolling.length
        ? undefined
        : { code: 'wrong-dice-count', rolling: turn.rolling.length };
    case 'roll':
      return actor === 'chance' ? { code: 'wrong-kind' } : checkRoll(turn, maskOf(move.dice));
    case 'chest':
      return actor === 'chance' ? { code: 'wrong-kind' } : checkChest(turn, maskOf(move.dice));
    case 'stop':
      return actor === 'chance' ? { code: 'wrong-kind' } : undefined;
  }
};

const checkRoll = (turn: Turn, dice: Mask): Refusal | undefined => {
  const skulls = dice & ~maskOfLoose(turn.dice);
  const stowed = dice & maskOf(turn.chest);
  if (skulls !== 0 && !turn.spell) return { code: 'skull-locked', dice: positionsOf(skulls) };
  if (size(skulls) > 1) return { code: 'one-skull-only', dice: positionsOf(skulls) };
  if (stowed !== 0) return { code: 'die-on-chest', dice: positionsOf(stowed) };
  if (skulls !== 0) return undefined; // PK-11: the two-dice minimum does not bind the spell
  if (needsSpell(turn)) return { code: 'three-skulls' };
  return size(dice) < 2 ? { code: 'too-few-dice' } : undefined;
};

const checkChest = (turn: Turn, dice: Mask): Refusal | undefined => {
  if (turn.card !== 'chest') return { code: 'no-chest' };
  if (turn.island) return { code: 'no-chest-on-island' };
  const skulls = dice & ~maskOfLoose(turn.dice);
  if (skulls !== 0) return { code: 'skull-on-chest', dice: positionsOf(skulls) };
  if (turn.placed) return { code: 'chest-placed' };
  return dice === maskOf(turn.chest) ? { code: 'chest-unchanged' } : undefined;
};

export const scores = ({ totals }: State): readonly number[] => totals.slice();

export const places = ({ totals }: State): readonly number[] => rank(totals, 'higher');

export const result = (state: State): Result | undefined =>
  state.ended === null ? undefined : { places: places(state), scores: scores(state), by: state.ended };

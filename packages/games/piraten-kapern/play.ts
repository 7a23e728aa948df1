/** What a move does, and how a turn, a final round and the game end. */
import type { Actor } from '@tortuga/engine';
import { maskOf, maskOfFace, size } from './positions.ts';
import { looseDice, newTurn } from './rules.ts';
import { battleOf, deductionOf, scoreOf, scoreOfDisqualified, skullsOf, totalAfter } from './scoring.ts';
import {
  CARDS,
  type Card,
  DECK,
  type End,
  type Event,
  type Face,
  MAX_ROUNDS,
  type Move,
  type Score,
  type State,
  type Turn,
} from './types.ts';

const ALL_DICE = [1, 2, 3, 4, 5, 6, 7, 8];

export const play = (state: State, _actor: Actor, move: Move): readonly Event[] => {
  switch (move.kind) {
    case 'card':
      return drawCard(state, move.card);
    case 'dice':
      return letFall(state, move.faces);
    case 'roll':
      return takeUp(state, move.dice);
    case 'chest':
      state.turn.chest = move.dice;
      state.turn.placed = true;
      return [{ kind: 'chest', seat: state.seat, dice: move.dice }];
    case 'stop':
      return stop(state);
  }
};

const drawCard = (state: State, card: Card): readonly Event[] => {
  const empty = CARDS.every((each) => state.pile[each] === 0);
  if (empty) state.pile = { ...DECK }; // PK-1
  state.pile[card] -= 1;
  state.turn.card = card;
  state.turn.spell = card === 'sorceress';
  state.turn.rolling = ALL_DICE; // PK-29: no choice between the card and the first roll
  const drawn: Event = { kind: 'card', seat: state.seat, card };
  return empty ? [{ kind: 'shuffled' }, drawn] : [drawn];
};

const takeUp = (state: State, dice: readonly number[]): readonly Event[] => {
  const { turn } = state;
  turn.rolling = dice;
  return [{ kind: 'rolling', seat: state.seat, dice, spell: castsSpell(turn) }];
};

const castsSpell = ({ rolling, dice }: Turn): boolean => (maskOf(rolling) & maskOfFace(dice, 'skull')) !== 0;

const letFall = (state: State, faces: readonly Face[]): readonly Event[] => {
  const { turn } = state;
  const { rolling: dice } = turn;
  const first = turn.dice.length === 0;
  const spell = castsSpell(turn);
  for (const [index, position] of dice.entries()) turn.dice[position - 1] = faces[index] ?? 'skull';
  turn.rolling = [];
  turn.placed = false;
  if (spell) turn.spell = false;
  const rolled: Event = { kind: 'rolled', dice, faces };
  if (first) return [rolled, ...afterFirstRoll(state)];
  return [
    rolled,
    ...(turn.island ? afterIslandRoll(state, spell || faces.includes('skull')) : afterRoll(state)),
  ];
};

const afterFirstRoll = (state: State): readonly Event[] => {
  const { turn } = state;
  const skulls = skullsOf(turn);
  if (skulls < 4 || battleOf(turn.card) !== undefined) return afterRoll(state); // PK-21
  turn.island = true;
  return [{ kind: 'island', seat: state.seat, skulls }, ...afterIslandRoll(state, true)];
};

/** PK-12, PK-22, PK-26: three skulls disqualify, unless one spell can still leave two. */
const afterRoll = (state: State): readonly Event[] => {
  const skulls = skullsOf(state.turn);
  if (skulls < 3 || (skulls === 3 && state.turn.spell)) return [];
  return disqualify(state, skulls);
};

/** PK-13, PK-23, PK-29: it goes on while rolls bring skulls and something is left to roll. */
const afterIslandRoll = (state: State, goesOn: boolean): readonly Event[] => {
  const canRoll = state.turn.spell || size(looseDice(state.turn)) >= 2;
  return goesOn && canRoll ? [] : deduct(state);
};

const stop = (state: State): readonly Event[] => {
  const { turn } = state;
  if (turn.island) return deduct(state);
  const skulls = skullsOf(turn);
  return skulls >= 3 ? disqualify(state, skulls) : score(state, scoreOf(turn.card, turn.dice));
};

const disqualify = (state: State, skulls: number): readonly Event[] => {
  const { card, dice, chest } = state.turn;
  const out: Event = { kind: 'disqualified', seat: state.seat, skulls };
  return [out, ...score(state, scoreOfDisqualified(card, dice, chest))];
};

const score = (state: State, scored: Score): readonly Event[] => {
  const { seat } = state;
  addTo(state, seat, scored.points);
  const event: Event = { kind: 'scored', seat, score: scored, total: state.totals[seat] ?? 0 };
  return [event, ...endTurn(state)];
};

const deduct = (state: State): readonly Event[] => {
  const { seat, turn, totals } = state;
  const each = deductionOf(turn);
  for (const other of totals.keys()) if (other !== seat) addTo(state, other, -each);
  const event: Event = { kind: 'deducted', seat, skulls: skullsOf(turn), each, totals: totals.slice() };
  return [event, ...endTurn(state)];
};

const addTo = ({ totals, options }: State, seat: number, points: number): void => {
  totals[seat] = totalAfter(totals[seat] ?? 0, points, options.floorAtZero);
};

/** PK-18, PK-19, PK-28. */
const endTurn = (state: State): readonly Event[] => {
  const events: Event[] = [];
  const { seat, totals, options } = state;
  const total = totals[seat] ?? 0;
  if (state.finalRound === null && total >= options.target) {
    state.finalRound = seat;
    events.push({ kind: 'final-round', seat, total });
  }
  passOn(state);
  if (state.finalRound === state.seat) {
    if (Math.max(...totals) > options.target) return [...events, end(state, 'target')];
    state.finalRound = null;
    events.push({ kind: 'play-goes-on' });
  }
  return state.round > MAX_ROUNDS ? [...events, end(state, 'limit')] : events;
};

const passOn = (state: State): void => {
  state.turn = newTurn();
  state.seat += 1;
  if (state.seat < state.totals.length) return;
  state.seat = 0;
  state.round += 1;
};

const end = (state: State, by: End): Event => {
  state.ended = by;
  return { kind: 'ended', by, totals: state.totals.slice() };
};

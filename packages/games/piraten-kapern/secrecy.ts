/** Who knows what: in Piraten Kapern everybody knows everything, and nobody what is not decided yet. */
import { hearByKind, type Random, type Viewer } from '@tortuga/engine';
import { deductionOf, scoreOf, scoreOfDisqualified, skullsOf } from './scoring.ts';
import {
  CARDS,
  type Card,
  type Event,
  type Heard,
  type Score,
  type State,
  type Turn,
  type View,
} from './types.ts';

const copyPile = (pile: Readonly<Record<Card, number>>): Record<Card, number> => {
  const copy: Partial<Record<Card, number>> = {};
  for (const card of CARDS) copy[card] = pile[card];
  return copy as Record<Card, number>; // every card was just copied
};

export const view = (state: State, _viewer: Viewer): View => {
  const { turn, options } = state;
  return {
    target: options.target,
    floorAtZero: options.floorAtZero,
    pile: copyPile(state.pile),
    round: state.round,
    seat: state.seat,
    totals: [...state.totals],
    card: turn.card,
    dice: [...turn.dice],
    rolling: [...turn.rolling],
    chest: [...turn.chest],
    placed: turn.placed,
    spell: turn.spell,
    island: turn.island,
    skulls: skullsOf(turn),
    score: scoreNow(turn),
    deduction: turn.island ? deductionOf(turn) : null,
    finalRound: state.finalRound,
    ended: state.ended,
  };
};

/** What stopping now would score. */
export const scoreNow = (turn: Turn): Score | null => {
  const { card, dice, chest, island } = turn;
  if (dice.length === 0 || island) return null;
  return skullsOf(turn) >= 3 ? scoreOfDisqualified(card, dice, chest) : scoreOf(card, dice);
};

export const hear = hearByKind<Event, Heard>({
  shuffled: () => ({ kind: 'shuffled' }),
  card: ({ seat, card }) => ({ kind: 'card', seat, card }),
  rolling: ({ seat, dice, spell }) => ({ kind: 'rolling', seat, dice, spell }),
  rolled: ({ dice, faces }) => ({ kind: 'rolled', dice, faces }),
  chest: ({ seat, dice }) => ({ kind: 'chest', seat, dice }),
  island: ({ seat, skulls }) => ({ kind: 'island', seat, skulls }),
  disqualified: ({ seat, skulls }) => ({ kind: 'disqualified', seat, skulls }),
  scored: ({ seat, score, total }) => ({ kind: 'scored', seat, score, total }),
  deducted: ({ seat, skulls, each, totals }) => ({ kind: 'deducted', seat, skulls, each, totals }),
  'final-round': ({ seat, total }) => ({ kind: 'final-round', seat, total }),
  'play-goes-on': () => ({ kind: 'play-goes-on' }),
  ended: ({ by, totals }) => ({ kind: 'ended', by, totals }),
});

export const determinize = (known: View, _random: Random): State => ({
  options: { target: known.target, floorAtZero: known.floorAtZero },
  pile: copyPile(known.pile),
  round: known.round,
  seat: known.seat,
  totals: [...known.totals],
  turn: {
    card: known.card,
    dice: [...known.dice],
    rolling: [...known.rolling],
    chest: [...known.chest],
    placed: known.placed,
    spell: known.spell,
    island: known.island,
  },
  finalRound: known.finalRound,
  ended: known.ended,
});

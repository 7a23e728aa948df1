/** Moves as text: `setup 3 6 4,5 1,7 …`, `play 7 3`, `play T 1`, `take 10`. Planets are counted from 1. */
import { type Card, CARDS, MERCHANT, type Move, PLANETS, type Planet, TELEPORT } from './types.ts';

/** Moves of a seat are few: they are made once and shared. */
const PLAYS: readonly Move[] = Array.from({ length: CARDS.length * PLANETS }, (_, index) => ({
  kind: 'play',
  card: Math.floor(index / PLANETS),
  planet: index % PLANETS,
}));
const TAKES: readonly Move[] = Array.from({ length: MERCHANT + 1 }, (_, value) => ({ kind: 'take', value }));

export const playMove = (card: Card, planet: Planet): Move =>
  PLAYS[card * PLANETS + planet] ?? { kind: 'play', card, planet };
export const takeMove = (value: number): Move => TAKES[value] ?? { kind: 'take', value };

export const makeCard = (card: Card): string => (card === TELEPORT ? 'T' : String(card));

export const makeMove = (move: Move): string => {
  switch (move.kind) {
    case 'setup':
      return [
        'setup',
        move.merchant + 1,
        move.pirate + 1,
        ...move.treasures.map((values) => values.join(',')),
      ].join(' ');
    case 'play':
      return `play ${makeCard(move.card)} ${move.planet + 1}`;
    case 'take':
      return `take ${move.value}`;
  }
};

const SETUP = /^setup ([1-6]) ([1-6])((?: [1-7](?:,[1-7]){0,3}){6})$/;
const PLAY = /^play ([1-7T]) ([1-6])$/;
const TAKE = /^take ([1-7]|10)$/;

export const parseMove = (text: string): Move | undefined => {
  const [, card, planet] = PLAY.exec(text) ?? [];
  if (card !== undefined) return playMove(card === 'T' ? TELEPORT : Number(card), Number(planet) - 1);
  const [, value] = TAKE.exec(text) ?? [];
  return value === undefined ? parseSetup(text) : takeMove(Number(value));
};

const parseSetup = (text: string): Move | undefined => {
  const [, merchant, pirate, groups] = SETUP.exec(text) ?? [];
  if (groups === undefined) return undefined;
  const treasures = groups
    .trim()
    .split(' ')
    .map((group) => group.split(',').map(Number));
  if (!treasures.every(isAscending)) return undefined;
  return { kind: 'setup', merchant: Number(merchant) - 1, pirate: Number(pirate) - 1, treasures };
};

const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));

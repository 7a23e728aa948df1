/** What lies on the table: the throw of the view, or the one that ended a turn and is put away by now. */
import { type Card, DICE, type Face, type Heard, type Position, type View } from '../types.ts';
import type { LatestShown } from './shown.ts';

export interface Lying {
  readonly seat: number;
  readonly card: Card | null;
  /** Eight of them; undefined before they have fallen. */
  readonly dice: readonly (Face | undefined)[];
  readonly rolling: readonly Position[];
  readonly chest: readonly Position[];
  readonly spell: boolean;
  readonly island: boolean;
  /** Printed on the card. */
  readonly cardSkulls: number;
  /** How the turn ended, once it is over. */
  readonly ends: readonly Heard[];
}

const skullsOn = (dice: readonly Face[]): number => dice.filter((face) => face === 'skull').length;

const allDice = (dice: readonly Face[]): readonly (Face | undefined)[] =>
  Array.from({ length: DICE }, (_, index) => dice[index]);

const lyingNow = (view: View): Lying => ({
  seat: view.seat,
  card: view.card,
  dice: allDice(view.dice),
  rolling: view.rolling,
  chest: view.chest,
  spell: view.spell,
  island: view.island,
  cardSkulls: view.skulls - skullsOn(view.dice),
  ends: [],
});

const lyingLast = ({ before, heard }: LatestShown): Lying | undefined => {
  const ends = heard.filter(isEnd);
  if (ends.length === 0) return undefined;
  const dice = [...before.dice];
  const rolled = heard.find((each) => each.kind === 'rolled');
  for (const [index, position] of rolled?.dice.entries() ?? []) {
    const face = rolled?.faces[index];
    if (face !== undefined) dice[position - 1] = face;
  }
  return {
    ...lyingNow(before),
    dice: allDice(dice),
    rolling: [],
    spell: false,
    island: before.island || heard.some(({ kind }) => kind === 'island'),
    ends,
  };
};

/** Whoever is disqualified need not be told that it was for nothing. */
const isEnd = (each: Heard, _index: number, heard: readonly Heard[]): boolean => {
  if (each.kind !== 'scored') return each.kind === 'disqualified' || each.kind === 'deducted';
  return each.score.points !== 0 || !heard.some(({ kind }) => kind === 'disqualified');
};

export const lyingOf = (view: View, latest: LatestShown | undefined): Lying => {
  const isNew = view.card === null;
  return (isNew && latest !== undefined ? lyingLast(latest) : undefined) ?? lyingNow(view);
};

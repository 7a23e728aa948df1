/** The pictures of the rulebook as positions: how the table came about, the play that is shown, and what becomes of it. */
import { module } from '../../index.ts';
import { checkPlay } from '../../legality.ts';
import { NARROW, WIDE } from '../../turns.ts';
import type { Card, Placed, Refusal } from '../../types.ts';

interface Lesson {
  readonly first: Card;
  /** The plays before, without `play`. */
  readonly plays: readonly string[];
  readonly play: string;
  /** How many cards it lets go, or why it is refused. */
  readonly comes: number | Refusal['code'];
}

const THREE = ['A2@1,0 A3@2,0'] as const;

export const LESSONS: Readonly<Record<string, Lesson>> = {
  'one-alien': { first: 'A1', plays: [], play: 'A2@1,0 A3@2,0', comes: 0 },
  'one-background': { first: 'A4', plays: [], play: 'C4@1,0 D4@2,0', comes: 0 },
  crossing: { first: 'A1', plays: [...THREE, 'B3@2,1 C3@2,2'], play: 'B1@0,1 B2@1,1', comes: 0 },
  gap: { first: 'A1', plays: [...NARROW], play: 'B1@1,0 C1@2,0', comes: 1 },
  diagonal: { first: 'A1', plays: [...THREE], play: 'A4@3,1', comes: 'not-connected' },
  'two-groups': { first: 'A1', plays: [...NARROW], play: 'B1@-1,0 C1@4,0', comes: 'two-groups' },
  sideways: { first: 'A4', plays: ['C4@1,0 D4@2,0'], play: 'A3@0,1 C3@1,1 D3@2,1', comes: 'no-old-card' },
  mixed: { first: 'A1', plays: [...THREE], play: 'B4@3,0', comes: 'mixed-group' },
  twice: { first: 'A1', plays: [...THREE], play: 'A2@3,0', comes: 'double-background' },
  six: { first: 'A1', plays: [...THREE, 'A4@3,0 A5@4,0'], play: 'A1@5,0', comes: 'group-of-six' },
  four: { first: 'A1', plays: [...THREE], play: 'A4@3,0', comes: 1 },
  five: { first: 'A1', plays: [...THREE, 'A4@3,0'], play: 'A5@4,0', comes: 2 },
  both: { first: 'A1', plays: [...THREE], play: 'A4@3,0 A5@4,0', comes: 3 },
  middle: { first: 'A1', plays: [...WIDE, 'B1@1,0', 'D1@3,0'], play: 'C1@2,0', comes: 2 },
  several: {
    first: 'A1',
    plays: ['A2@0,1', 'B2@1,1 C2@2,1', 'C3@2,2 C4@2,3'],
    play: 'B1@1,0 C1@2,0 D1@3,0 E1@4,0',
    comes: 4,
  },
};

export const cardsOf = (play: string): readonly Placed[] => {
  const move = module.game.parseMove(`play ${play}`);
  if (move?.kind !== 'play') throw new Error(`unreadable: ${play}`);
  return move.cards;
};

/** The table before the play; each play that led to it is legal. */
export const boardOf = ({ first, plays }: Lesson): readonly Placed[] => {
  const board: Placed[] = [{ x: 0, y: 0, card: first }];
  for (const cards of plays.map(cardsOf)) {
    const refusal = checkPlay(board, cards);
    if (refusal !== undefined) throw new Error(`refused: ${refusal.code}`);
    board.push(...cards);
  }
  return board;
};

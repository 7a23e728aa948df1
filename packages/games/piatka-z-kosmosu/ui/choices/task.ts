/** What the viewer is asked for now, and the cards of the hand by their places. */
import type { Card } from '../../types.ts';
import { isAlone } from '../draft.ts';
import { numbered, pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';

/** What the viewer is asked for. */
export type Task = 'play' | 'swap' | 'drop' | 'bonus';

export const isSolo = ({ view }: Props): boolean => isAlone(view);

/** Whether the viewer is to decide now. */
export const isMyMove = ({ moves, viewer }: Pick<Props, 'moves' | 'viewer'>): boolean =>
  viewer !== 'spectator' && moves?.length !== 0;

export const taskOf = (table: Props): Task => {
  if (table.view.due === 'bonus') return 'bonus';
  if (!table.draft.isGiving) return 'play';
  return isSolo(table) ? 'drop' : 'swap';
};

export const cardAt = ({ view }: Pick<Props, 'view'>, held: number): Card => view.hand?.[held] ?? 'A1';

export const pieceOf = ({ view }: Props, held: number): string | undefined => {
  const found = numbered(view.hand ?? [])[held];
  return found && pieces.hand(found.card, found.nth);
};

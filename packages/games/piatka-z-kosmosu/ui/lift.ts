/** A card dragged from the hand, or from where it hovers: it follows the finger, and falls where the finger lets go. */
import type { Follower, Gesture, Point } from '@tortuga/table';
import type { Cell } from '../types.ts';
import { FINGER, meantCell } from './board/places.ts';
import { dropOnBox, dropOnPile } from './choices/give.ts';
import { litCells, placeCard, takeBack } from './choices/lay.ts';
import { isMyMove, isSolo } from './choices/task.ts';
import { pieces } from './pieces.ts';
import type { Props } from './shown.ts';

const isIn = (element: Element | null | undefined, { x, y }: Point): boolean => {
  const box = element?.getBoundingClientRect();
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
};

const piece = (name: string): Element | null => document.querySelector(`[data-piece="${name}"]`);

/** The cell of the board under the finger; the layer is one unit wide. */
const cellAt = (at: Point, lit: readonly Cell[]): Cell | undefined => {
  const layer = document.querySelector('[data-board]');
  if (layer === null || !isIn(layer.parentElement, at)) return undefined;
  const { x, y, width } = layer.getBoundingClientRect();
  return meantCell({ x: (at.x - x) / width, y: (at.y - y) / width }, lit, FINGER / width);
};

const fall = (table: Props, held: number, at: Point): void => {
  const seat = table.viewer === 'spectator' ? 0 : table.viewer;
  if (isIn(piece(pieces.pile(seat)), at)) dropOnPile(table, held);
  else if (isIn(piece(isSolo(table) ? pieces.spent : pieces.box), at)) dropOnBox(table, held);
  else {
    const cell = cellAt(at, litCells(table, held));
    if (cell !== undefined) placeCard(table, held, cell);
    else takeBack(table, held);
  }
};

/** The table is asked anew at every step: it is drawn again as the drag begins. */
export const lift = (read: () => Props, held: number): Follower => {
  const begun = read();
  if (isMyMove(begun) && begun.view.due === 'turn')
    begun.setDraft({ ...begun.draft, chosen: held, fault: undefined, shown: undefined });
  const follow = ({ at }: Gesture): void => {
    const { aim, draft } = read();
    aim.set({ ...draft, lifted: { held, at } });
  };
  const letGo = (): void => {
    const { aim, draft, setDraft } = read();
    aim.set(undefined);
    if (draft.chosen === held) setDraft({ ...draft, chosen: undefined });
  };
  return {
    move: follow,
    end: ({ at }) => {
      const table = read();
      table.aim.set(undefined);
      fall(table, held, at);
    },
    cancel: letGo,
  };
};

/** What the emblem on a seat's badge is called. Games let pieces come from there; it never moves itself. */
import type { Clip, Places } from './clip.ts';

const PREFIX = 'seat-';

export const seatPiece = (seat: number): string => `${PREFIX}${seat}`;

/** A badge may grow by a line of text: its emblem does not fly after it. */
export const seatsStay = (to: Places): readonly Clip[] =>
  [...to.keys()].filter((piece) => piece.startsWith(PREFIX)).map((piece) => ({ piece, frames: [], ms: 0 }));

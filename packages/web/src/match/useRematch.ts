/** The game after this one: made by whoever asks first, the others are led there. */
import { useState } from 'react';
import type { Play, PlayNow } from '../play/play.ts';
import type { MatchWord } from './words.ts';

export interface Again {
  readonly label: MatchWord;
  readonly onClick: () => void;
}

/** Undefined for who only looks on, as long as nobody has asked for it. */
export const useRematch = (
  play: Play,
  { room, seats }: PlayNow,
  lead: (match: string) => void,
): { readonly again: Again | undefined; readonly fault: string | undefined } => {
  const [fault, setFault] = useState<string>();
  const next = room?.rematch ?? undefined;
  const ask = async (): Promise<void> => {
    const made = await play.rematch();
    if (made.ok) lead(made.match);
    else setFault(made.code);
  };
  if (next !== undefined) return { again: { label: 'end.follow', onClick: () => lead(next) }, fault };
  if (seats.length === 0) return { again: undefined, fault };
  return { again: { label: 'end.again', onClick: () => void ask() }, fault };
};

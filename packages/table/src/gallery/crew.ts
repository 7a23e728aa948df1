/** Who sits at the gallery's tables: one in every state a seat can be in. */
import type { Sitter } from '../sitter.ts';

const person = { bot: undefined, isMine: false, isOnline: true, isAway: false };

export const CREW = {
  maja: { ...person, name: 'Maja', colour: 'gold', isMine: true },
  nina: { ...person, name: 'Nina', colour: 'sky' },
  kraken: { ...person, name: 'Kraken', colour: 'coral', bot: 'Bosun' },
  ola: { ...person, name: 'Ola', colour: 'reef', isOnline: false },
  zosia: { ...person, name: 'Zosia', colour: 'plum', isOnline: false, isAway: true },
} as const satisfies Record<string, Sitter>;

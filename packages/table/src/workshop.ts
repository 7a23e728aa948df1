/**
 * A page on which people make something to play with, such as a board of their own: what they make is the value of an option
 * of the game, of the kind `data`. A game's `card.ts` names the page's address and the option; `ui/workshop.tsx` has the rest.
 */
import type { ComponentType, ReactNode } from 'react';

/** What this browser keeps for the workshop: whatever is read may have been written by anybody. */
export interface Kept {
  readonly read: () => unknown;
  readonly keep: (value: unknown) => void;
}

export interface WorkshopProps {
  readonly kept: Kept;
  /** The end of the page's own address is this and what a link carries, after `#`. */
  readonly path: string;
  /** A link to give away, by its path from the root. */
  readonly share: (path: string) => ReactNode;
  readonly save: (name: string, text: string) => void;
  /** Lays a table in this page, or on a server, with a value of the option. */
  readonly playHere: (value: unknown, seats: number) => void;
  readonly invite: (value: unknown, seats: number) => void;
}

/** Chooses a value while a table is laid. */
export interface PickerProps {
  /** The name of the option. */
  readonly label: string;
  readonly value: unknown;
  readonly seats: number;
  readonly onChange: (value: unknown) => void;
  readonly kept: Kept;
  /** Goes to the workshop. */
  readonly onBuild: () => void;
}

/** Shows what others have chosen, small, and large to whoever asks. */
export interface LookProps {
  readonly label: string;
  readonly value: unknown;
  readonly seats: number;
}

export interface Workshop {
  readonly Page: ComponentType<WorkshopProps>;
  readonly Picker: ComponentType<PickerProps>;
  readonly Look: ComponentType<LookProps>;
}

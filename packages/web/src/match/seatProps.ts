/** What a table is made of, before anything is drawn. */
import type { Module, Seat, Types } from '@tortuga/engine';
import type { Messages, Sitter, Ui } from '@tortuga/table';
import type { ReactNode } from 'react';
import type { Play, PlayNow } from '../play/play.ts';
import type { DrawnOf } from '../table.ts';
import type { Drafts } from './drafts.ts';
import type { Eyes } from './useEyes.ts';
import type { Looking } from './useWhoLooks.ts';

export interface SeatProps<T extends Types, F extends object, M extends Messages> {
  readonly module: Module<T>;
  readonly ui: Ui<DrawnOf<T, F>, M>;
  /** The game's. */
  readonly name: string;
  readonly play: Play;
  readonly now: PlayNow;
  readonly eyes: Eyes;
  readonly sitters: readonly Sitter[];
  readonly drafts: Drafts;
  readonly looking: Pick<Looking, 'pass'>;
  /** To the match that follows. */
  readonly lead: (match: string) => void;
  readonly onHome: () => void;
  readonly lesson?: Lesson | undefined;
  /** Of the seats of this browser, where the match is on a server. */
  readonly tokens?: ReadonlyMap<Seat, string>;
}

/** A first game has words of its own. */
export interface Lesson {
  /** What is asked for. */
  readonly strip: ReactNode;
  readonly caption: string;
  /** Why a move that is not asked for is refused; undefined of any other code. */
  readonly explain: (code: string) => string | undefined;
}

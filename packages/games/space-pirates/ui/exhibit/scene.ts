/** A position worth looking at. */
import type { Actor, Random } from '@tortuga/engine';
import type { Position, Viewer } from '@tortuga/table';
import type { Event, Move, Options, State } from '../../types.ts';
import type { Draft } from '../draft.ts';
import type { Shown } from '../shown.ts';

export interface Scene {
  readonly name: string;
  readonly seats: number;
  /** Other than the usual ones. */
  readonly options?: Partial<Options>;
  readonly seed: string;
  /** Played on until it is so. */
  readonly until: (state: State, events: readonly Event[]) => boolean;
  /** Whoever is asked, unless another is named. */
  readonly viewer?: Viewer;
  /** Where the pilot's move, or that of chance, is not wanted. */
  readonly choose?: (state: State, actor: Actor, random: Random) => Move | undefined;
  readonly draft?: (position: Position<Shown>, fresh: Draft) => Partial<Draft>;
}

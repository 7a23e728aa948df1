/** What a server does every second: it says that it is alive, and looks for what others have left lying. */
import type { Matches } from './match/matches.ts';
import type { Clock, Log } from './ports.ts';
import type { Store } from './store/store.ts';

export interface BeatWorld {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** Days after which finished matches are deleted; undefined for never. */
  readonly keepDays: number | undefined;
}

const BEAT = 1000;
/** Silence that means that no server was there. */
export const GAP = 5 * BEAT;

const DAY = 24 * 60 * 60 * 1000;
const REMOVED = 100;

/** Unstarted matches go after a day, finished ones when they are no longer kept. */
const tidy = async ({ store, clock, keepDays }: BeatWorld): Promise<void> => {
  const old = await store.untouched('open', clock.now() - DAY, REMOVED);
  const done =
    keepDays === undefined ? [] : await store.untouched('over', clock.now() - keepDays * DAY, REMOVED);
  for (const match of [...old, ...done]) await store.remove(match);
};

/** What it gives back ends it. */
export const startBeating = (world: BeatWorld, matches: Matches): (() => void) => {
  const { store, clock, log } = world;
  let cancel = (): void => undefined;
  let ended = false;
  const fail = (error: unknown): void => log.error({ error: String(error) }, 'the store did not answer');
  const beat = async (): Promise<void> => {
    matches.beat();
    try {
      await store.beat(clock.now(), GAP);
      // Bots may think for long: a server that waited for them would seem dead.
      void matches.sweep().catch(fail);
      await matches.refresh();
      await tidy(world);
    } catch (error) {
      fail(error);
    }
    if (!ended) cancel = clock.after(BEAT, () => void beat());
  };
  cancel = clock.after(BEAT, () => void beat());
  return () => {
    ended = true;
    cancel();
  };
};

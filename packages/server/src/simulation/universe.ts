/** The world of one seed: one generator decides everything, and time is whatever happens next. */
import { createHash } from 'node:crypto';
import { type Random, seededRandom } from '@tortuga/engine';
import { makeAgenda } from './agenda.ts';

/** What can go wrong. Each seed knows some of it only: one trouble would else hide another. */
export const TROUBLES = [
  'cuts',
  'crashes',
  'failures',
  'power cuts',
  'wake-ups',
  'thinkers',
  'people',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** A promise of the server that was not kept. */
export class Violation extends Error {}

export interface Universe {
  readonly random: Random;
  readonly now: () => number;
  readonly after: (ms: number, call: () => void) => () => void;
  /** A whole number of milliseconds, both ends included. */
  readonly between: (least: number, most: number) => number;
  /** True so many times in a hundred. */
  readonly isHit: (percent: number) => boolean;
  /** The same, as long as this goes wrong at all. */
  readonly isFault: (trouble: Trouble, percent: number) => boolean;
  /** What goes wrong from now on. */
  readonly setTroubles: (troubles: readonly Trouble[]) => void;
  /** For the log of events, by whose hash two runs are compared. */
  readonly note: (text: string) => void;
  /** Lets time run until it is so; false where that much time was not enough. */
  readonly runUntil: (isSo: () => boolean, most: number) => Promise<boolean>;
  readonly hash: () => string;
}

const BEGINNING = 1_000_000_000_000;

/** Everything that is ready runs: nothing here ever waits for the real world. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const makeUniverse = (seed: string, witness?: (line: string) => void): Universe => {
  const random = seededRandom(seed);
  const agenda = makeAgenda();
  const digest = createHash('sha256');
  let time = BEGINNING;
  let order = 0;
  let troubles: readonly Trouble[] = [];

  const note = (text: string): void => {
    const line = `${time - BEGINNING} ${text}\n`;
    digest.update(line);
    witness?.(line);
  };

  const step = async (): Promise<void> => {
    const item = agenda.next();
    if (item === undefined) throw new Violation('nothing will ever happen again');
    time = item.time;
    item.call();
    await settle();
  };

  const isHit = (percent: number): boolean => random.below(100) < percent;

  return {
    random,
    now: () => time,
    after: (ms, call) => {
      let isOff = false;
      order += 1;
      agenda.add({ time: time + Math.ceil(ms), order, call: () => (isOff ? undefined : call()) });
      return () => {
        isOff = true;
      };
    },
    between: (least, most) => least + random.below(most - least + 1),
    isHit,
    isFault: (trouble, percent) => troubles.includes(trouble) && isHit(percent),
    setTroubles: (some) => {
      troubles = some;
    },
    note,
    runUntil: async (isSo, most) => {
      const end = time + most;
      const isEnough = (): boolean => isSo() || time >= end;
      await settle();
      while (!isEnough()) await step();
      return isSo();
    },
    hash: () => digest.digest('hex'),
  };
};

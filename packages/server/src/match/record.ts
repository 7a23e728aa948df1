/** The record of a match, sealed when it is over: open to all from then on. */
import {
  makeHeader,
  makeMoveLine,
  makePromise,
  makeResultLine,
  type Result,
  sealRecord,
} from '@tortuga/engine';
import type { Made } from './live.ts';
import { luckOf, type Room } from './room.ts';

const transcriptOf = (match: string, room: Room, made: readonly Made[], result: Result): string => {
  const { game, version, options, seats } = room;
  return [
    makeHeader({ game, version, seats: seats.length, options }),
    makePromise(luckOf(match, room)),
    ...made.map(({ by, move }) => makeMoveLine(by, move)),
    makeResultLine(result),
  ].join('');
};

export const recordOf = (match: string, room: Room, made: readonly Made[], result: Result): string =>
  sealRecord(transcriptOf(match, room, made, result), room.seed);

export const sealOf = (record: string): string => record.trimEnd().split(' ').at(-1) ?? '';

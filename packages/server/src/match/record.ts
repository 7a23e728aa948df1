/** The record of a match, sealed when it is over: open to all from then on. */
import {
  type Made,
  makeHeader,
  makeMoveLine,
  makePromise,
  makeResultLine,
  type Result,
  sealRecord,
} from '@tortuga/engine';
import { hashOf } from './locks.ts';
import { luckOf, type Room } from './room.ts';

const transcriptOf = (match: string, room: Room, made: readonly Made[], result: Result): string => {
  const { game, version, options, seats } = room;
  return [
    makeHeader({ game, version, seats: seats.length, options }),
    makePromise(luckOf(match, room), room.commit),
    ...made.map(({ by, move }) => makeMoveLine(by, move)),
    makeResultLine(result),
  ].join('');
};

/** The moves of a match that may go on yet: no seed, no seal. */
export const plainTranscript = ({ game, version, options, seats }: Room, made: readonly Made[]): string =>
  [
    makeHeader({ game, version, seats: seats.length, options }),
    ...made.map(({ by, move }) => makeMoveLine(by, move)),
  ].join('');

export const recordOf = (match: string, room: Room, made: readonly Made[], result: Result): string =>
  sealRecord(transcriptOf(match, room, made, result), room.seed, hashOf);

export const sealOf = (record: string): string => record.slice(record.lastIndexOf(' ') + 1).trimEnd();

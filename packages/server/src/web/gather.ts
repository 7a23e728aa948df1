/**
 * What is said in one go leaves at its end, in one write for each wire: a move's frame and its acknowledgement in one
 * packet, and so all moves of one commit. ws itself would write each message in two pieces.
 */
import type { Writable } from 'node:stream';
import { makeTogether } from '../together.ts';
import { textFrame } from './textFrame.ts';

type Wire = Pick<Writable, 'write'>;

/** The messages for one wire. */
export interface Parcel {
  readonly add: (text: string) => void;
  /** Lets it go before the others. */
  readonly send: () => void;
  /** Bytes held back. */
  readonly size: () => number;
}

export type Gatherer = (wire: Wire) => Parcel;

/** `afterwards` calls when all that follows from what has just happened is done. */
export const makeGatherer = (afterwards: (call: () => void) => void): Gatherer => {
  const leaveTogether = makeTogether(afterwards);
  return (wire) => {
    let frames = '';
    const send = (): void => {
      if (frames === '') return;
      const leaving = frames;
      frames = '';
      wire.write(leaving, 'latin1');
    };
    return {
      add: (text) => {
        if (frames === '') leaveTogether(send);
        frames += textFrame(text);
      },
      send,
      size: () => frames.length,
    };
  };
};

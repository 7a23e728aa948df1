/**
 * What is said in one go leaves at its end, in one write for each wire: a move's frame and its acknowledgement in one
 * packet, and so all moves of one commit. ws itself would write each message in two pieces.
 */
import type { Writable } from 'node:stream';
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
  let held: (() => void)[] = [];
  const sendAll = (): void => {
    const sending = held;
    held = [];
    for (const send of sending) send();
  };
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
        if (held.length === 0) afterwards(sendAll);
        if (frames === '') held.push(send);
        frames += textFrame(text);
      },
      send,
      size: () => frames.length,
    };
  };
};

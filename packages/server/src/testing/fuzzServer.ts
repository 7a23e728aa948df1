/** Throws fuzzed frames at a match, and sees to it that each is answered with a code or ends its socket with one. */
import type { ToClient } from '@tortuga/protocol';
import { type FuzzedFrame, fuzzFrames } from './fuzzFrames.ts';
import { helloTo, type RawSocket, rawSocket } from './rawSocket.ts';

export interface Fuzzing {
  readonly base: string;
  readonly match: string;
  /** Half of the frames come from a member with these. */
  readonly tokens: readonly string[];
  readonly count: number;
  readonly seed: string;
}

export interface Tally {
  readonly frames: number;
  /** How often each answer or code was given. */
  readonly answers: Readonly<Record<string, number>>;
}

/** Frames on one socket: fewer than it may send at once. */
const ON_ONE_SOCKET = 50;
const LAST = 'the-last-one';
const LARGEST = 4096;

export const fuzzServer = async ({ base, match, tokens, count, seed }: Fuzzing): Promise<Tally> => {
  const answers: Record<string, number> = {};
  const note = (answer: string): void => {
    answers[answer] = (answers[answer] ?? 0) + 1;
  };
  let frames = 0;
  let line: FuzzedFrame[] = [];
  const valid = validMessages(match, tokens);
  const send = async (): Promise<void> => {
    const isMember = Math.floor(frames / ON_ONE_SOCKET) % 2 === 0;
    const given = await answersTo(base, isMember ? helloTo(match, tokens) : undefined, line);
    if (given.length !== line.length)
      throw new Error(`${seed}: ${line.length} frames from ${frames} on, ${given.length} answers`);
    for (const answer of given) note(answer);
    frames += line.length;
    line = [];
  };
  for (const frame of fuzzFrames(count, seed, valid)) {
    // What ends a socket comes alone: it would take the answers to others with it.
    if (line.length > 0 && endsSocket(frame)) await send();
    line.push(frame);
    if (line.length === ON_ONE_SOCKET || endsSocket(frame)) await send();
  }
  if (line.length > 0) await send();
  return { frames, answers };
};

const validMessages = (match: string, tokens: readonly string[]): readonly object[] => [
  helloTo(match, tokens, 1),
  helloTo(match, [], null),
  { kind: 'move', id: 'm1', seat: 0, move: 'play 1 2' },
  { kind: 'move', id: 'm2', seat: 4, move: 'pass' },
  { kind: 'react', seat: 0, reaction: 'ahoy' },
  { kind: 'ping' },
];

const endsSocket = (frame: FuzzedFrame): boolean =>
  frame.kind === 'bytes' || Buffer.byteLength(frame.text) > LARGEST;

/** One answer for each frame; the last may be the socket's end. */
const answersTo = async (
  base: string,
  hello: object | undefined,
  line: readonly FuzzedFrame[],
): Promise<readonly string[]> => {
  const socket = await rawSocket(base);
  if (hello !== undefined) {
    socket.say(hello);
    await socket.rest();
  }
  const before = socket.heard.length;
  for (const frame of line) socket.send(frame.kind === 'text' ? frame.text : frame.bytes);
  const last = line.at(-1);
  const isEnded = last !== undefined && endsSocket(last);
  const end = isEnded ? await endOf(socket) : await lastOf(socket);
  socket.close();
  await socket.closed;
  const answers = codesIn(socket, before);
  return isEnded ? [...answers, end] : answers;
};

const endOf = async (socket: RawSocket): Promise<string> => {
  const { code, reason } = await socket.closed;
  return `closed ${code} ${reason}`.trim();
};

const lastOf = async (socket: RawSocket): Promise<string> => {
  socket.say({ kind: 'move', id: LAST, seat: 4, move: 'none' });
  await socket.next('refused', ({ id }) => id === LAST);
  return LAST;
};

/** What was said to this socket, news for everybody apart. */
const codesIn = ({ heard }: RawSocket, from: number): readonly string[] =>
  heard.slice(from).flatMap((message) => answerIn(message) ?? []);

const answerIn = (message: ToClient): string | undefined => {
  switch (message.kind) {
    case 'room':
    case 'frame':
    case 'resync':
      return undefined;
    case 'error':
      return `error ${message.code}`;
    case 'refused':
      return message.id === LAST ? undefined : `refused ${message.code}`;
    case 'welcome':
    case 'accepted':
    case 'reacted':
    case 'pong':
      return message.kind;
  }
};

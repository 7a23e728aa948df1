/** A match under a hail of fuzzed frames: all of them are turned away with a code, and the match goes on to its end. */
import { games } from '@tortuga/games';
import { Violation } from '../simulation/universe.ts';
import { fuzzServer } from './fuzzServer.ts';
import { heapAfterCollection } from './heap.ts';
import { pause } from './insist.ts';
import { openServer } from './openServer.ts';
import { playAlone } from './player.ts';
import { type Pair, playingPairAt, valueOf } from './sitDown.ts';

export interface Hail {
  readonly count: number;
  readonly seed: string;
  /** Is told how many frames were thrown. */
  readonly progress?: (frames: number) => void;
}

export interface Withstood {
  readonly frames: number;
  /** Bytes of the heap, over the second half of the frames. */
  readonly growth: number;
}

/** Frames of one seed of their own: a failure is looked for among so many. */
const PART = 2500;
const MOST_GROWTH = 3_000_000;

/** Nothing but codes, whatever is sent. */
const ANSWERS =
  /^(error (unreadable|already-in|not-your-seat|no-such-match)|refused [a-z-]+|pong|welcome|reacted|closed (1009|4000 not-text|1007)( .*)?)$/;

/** Throws with the seed. */
export const fuzzMatch = async (hail: Hail): Promise<Withstood> => {
  const { base, server } = await openServer();
  try {
    return await withstand(base, hail);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Violation(`seed ${hail.seed}: ${why}`, { cause: error });
  } finally {
    await server.close();
  }
};

const withstand = async (base: string, hail: Hail): Promise<Withstood> => {
  const pair = await playingPairAt(base);
  const before = valueOf(await pair.lobby.room(pair.match)).seq;
  const half = Math.floor(hail.count / 2);
  await throwFrames(base, pair, hail, 0, half);
  const heap = await heapAfterCollection();
  await throwFrames(base, pair, hail, half, hail.count);
  const growth = (await heapAfterCollection()) - heap;
  if (growth > MOST_GROWTH) throw new Violation(`the heap has grown by ${growth} bytes`);
  await expectAlone(base, pair, before);
  await playOn(base, pair);
  return { frames: hail.count, growth };
};

const throwFrames = async (
  base: string,
  { match, anne }: Pair,
  { seed, progress }: Hail,
  from: number,
  to: number,
): Promise<void> => {
  for (let thrown = from; thrown < to; ) {
    const count = Math.min(PART, to - thrown);
    const part = { base, match, tokens: [anne], count, seed: `${seed} ${thrown}` };
    const { frames, answers } = await fuzzServer(part);
    if (frames !== count) throw new Violation(`${count} frames were to be thrown, ${frames} were`);
    const odd = Object.keys(answers).find((answer) => !ANSWERS.test(answer));
    if (odd !== undefined) throw new Violation(`frames from ${thrown} on were answered: ${odd}`);
    thrown += count;
    progress?.(thrown);
  }
};

/** Nobody is left on a socket, and nothing has moved. */
const expectAlone = async (base: string, { lobby, match }: Pair, before: number): Promise<void> => {
  await untilAlone(base);
  const { seq, status, spectators } = valueOf(await lobby.room(match));
  if (seq !== before || status !== 'playing') throw new Violation(`the match is ${status} at ${seq}`);
  if (spectators !== 0) throw new Violation(`${spectators} spectators are still there`);
};

/** Looks, half a second apart: fewer than one address may ask, and for longer than any machine takes to close a socket. */
const LOOKS = 240;

/** The server hears a little later than the client that a socket is closed. */
const untilAlone = async (base: string): Promise<void> => {
  for (let look = 0; look < LOOKS; look++) {
    const metrics = await (await fetch(`${base}/metrics`)).text();
    if (/^tortuga_sockets 0$/m.test(metrics)) return;
    await pause(500);
  }
  throw new Violation('sockets are still open');
};

const playOn = async (base: string, { lobby, match, anne, jack }: Pair): Promise<void> => {
  const { game: id } = valueOf(await lobby.room(match));
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error('no such game');
  const players = [
    playAlone(game, base, match, [anne], 'anne'),
    playAlone(game, base, match, [jack], 'jack'),
  ];
  await Promise.all(players.map(({ done }) => done));
  for (const { client } of players) client.close();
  const { status } = valueOf(await lobby.room(match));
  if (status !== 'over') throw new Violation(`the match is ${status}`);
};

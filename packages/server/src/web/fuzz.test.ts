import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { games } from '@tortuga/games';
import { afterEach, describe, expect, test } from 'vitest';
import { closeServers, openServer } from '../testing/openServer.ts';
import { playAlone } from '../testing/player.ts';
import { fuzzServer } from '../testing/fuzzServer.ts';
import { playingPairAt, valueOf } from '../testing/sitDown.ts';

afterEach(closeServers);

const seed = process.env['FUZZ_SEED'] ?? 'tortuga';
const count = Number(process.env['FUZZ_COUNT'] ?? 10_000);

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void; // what the flag gives us

const heapAfterCollection = async (): Promise<number> => {
  for (let round = 0; round < 3; round++) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return process.memoryUsage().heapUsed;
};

const MEGABYTE = 1_000_000;

/** Nothing but codes, whatever is sent. */
const ANSWERS =
  /^(error (unreadable|already-in|not-your-seat|no-such-match)|refused [a-z-]+|pong|welcome|reacted|closed (1009|4000 not-text|1007)( .*)?)$/;

describe('frames that nobody honest would send', () => {
  test(`are refused with a code, ${count} times with seed ${seed}, and the match goes on`, async () => {
    console.log(`fuzz: ${count} frames with seed ${seed} (FUZZ_SEED, FUZZ_COUNT)`);
    const { base } = await openServer();
    const pair = await playingPairAt(base);
    const { match, anne, jack, lobby } = pair;
    const fuzz = (part: string, frames: number) =>
      fuzzServer({ base, match, tokens: [anne], count: frames, seed: `${seed} ${part}` });
    const before = valueOf(await lobby.room(match)).seq;
    const first = await fuzz('first', Math.floor(count / 2));
    const heap = await heapAfterCollection();
    const second = await fuzz('second', Math.ceil(count / 2));
    const growth = (await heapAfterCollection()) - heap;
    expect(first.frames + second.frames).toBe(count);
    for (const answer of Object.keys({ ...first.answers, ...second.answers }))
      expect(answer).toMatch(ANSWERS);
    expect(growth).toBeLessThan(3 * MEGABYTE);
    const room = valueOf(await lobby.room(match));
    expect(room).toMatchObject({ seq: before, status: 'playing', spectators: 0 });
    expect(await (await fetch(`${base}/metrics`)).text()).toMatch(/^tortuga_sockets 0$/m);
    const game = games.find(({ id }) => id === room.game);
    if (game === undefined) throw new Error('no such game');
    const players = [
      playAlone(game, base, match, [anne], 'anne'),
      playAlone(game, base, match, [jack], 'jack'),
    ];
    await Promise.all(players.map(({ done }) => done));
    expect(valueOf(await lobby.room(match)).status).toBe('over');
    for (const { client } of players) client.close();
  });
});

/** What no message and no answer may hold. */
import { afterEach, describe, expect, test } from 'vitest';
import { lockOf } from '../match/locks.ts';
import type { Chance } from '../ports.ts';
import { systemChance } from '../system.ts';
import { closeServers, openServer } from '../testing/openServer.ts';
import { helloTo, type RawSocket, rawSocket } from '../testing/rawSocket.ts';
import { finish, nonceOf, pairAt, valueOf } from '../testing/sitDown.ts';
import { playTurns } from '../testing/turns.ts';

afterEach(closeServers);

/** Keeps what it has given. */
const watchedChance = () => {
  const tokens: string[] = [];
  const seeds: string[] = [];
  const keep = (list: string[], value: string): string => {
    list.push(value);
    return value;
  };
  const chance: Chance = {
    ...systemChance,
    token: () => keep(tokens, systemChance.token()),
    seed: () => keep(seeds, systemChance.seed()),
  };
  return { chance, tokens, seeds };
};

const PATHS = ['', '/record', '/join', '/actions', '/device'];

describe('before the end', () => {
  test('nobody is sent a seed, a lock, a nonce or a token, and nobody finds one', async () => {
    const { chance, tokens, seeds } = watchedChance();
    const { base } = await openServer({ chance });
    const pair = await pairAt(base, { listed: true });
    const { match, lobby, act, anne, jack } = pair;
    const said: string[] = [];
    const look = async (): Promise<void> => {
      for (const path of [
        '/api/matches',
        '/metrics',
        '/healthz',
        ...PATHS.map((end) => `/api/matches/${match}${end}`),
      ])
        said.push(await (await fetch(`${base}${path}`)).text());
    };
    await look();
    const watchers: RawSocket[] = [];
    for (const own of [[anne], [jack], []]) {
      const watcher = await rawSocket(base);
      watcher.say(helloTo(match, own));
      await watcher.rest();
      watchers.push(watcher);
    }
    await act(anne, { kind: 'start' });
    await playTurns(base, pair, 12);
    await lobby.device(match, anne);
    await look();
    for (const watcher of watchers) {
      await watcher.rest();
      expect(watcher.heard.length).toBeGreaterThan(20);
      said.push(JSON.stringify(watcher.heard));
    }
    said.push(JSON.stringify(await lobby.room(match)));
    const text = said.join('\n');
    const secrets = [...seeds, ...tokens, ...tokens.map(lockOf), ...['Anne', 'Jack'].map(nonceOf)];
    expect(secrets.length).toBeGreaterThan(8);
    for (const secret of secrets) expect(text).not.toContain(secret);
    await finish(pair);
    const record = valueOf(await lobby.record(match));
    expect(record).toContain(seeds[0]);
    for (const secret of [...tokens, ...tokens.map(lockOf)]) expect(record).not.toContain(secret);
  });
});

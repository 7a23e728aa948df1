import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@tortuga/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lobbyAt } from './testing/clients.ts';
import { playAlone } from './testing/player.ts';
import { hasPostgres, startCluster } from './testing/postgresCluster.ts';
import { startServer, tortuga } from './testing/serverProcess.ts';
import { nonceOf, playingPairAt, valueOf } from './testing/sitDown.ts';
import { playTurns } from './testing/turns.ts';

const clean: (() => Promise<unknown>)[] = [];
let folder = '';
const inFolder = (name: string): string => join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tortuga-'));
  clean.push(() => rm(folder, { recursive: true, force: true }));
});

afterEach(async () => {
  for (const each of clean.splice(0).toReversed()) await each();
});

const start = async (...flags: readonly string[]) => {
  const server = await startServer([...flags, '--port', '0']);
  clean.push(server.kill);
  return server;
};

/** PostgreSQL where there is one, else another file. */
const otherStore = async (): Promise<readonly [string, string]> => {
  if (!hasPostgres) return ['--data', inFolder('moved')];
  const cluster = await startCluster();
  clean.push(cluster.stop);
  return ['--store', await cluster.createDatabase()];
};

const game = games.find(({ id }) => id === 'piatka-z-kosmosu');

test('a match is exported beside a running server, imported into another store, played to the end there and verified', async () => {
  if (game === undefined) throw new Error('there is no such game');
  const there = await start('--data', inFolder('data'));
  const pair = await playingPairAt(there.base);
  await playTurns(there.base, pair, 6);
  const { commit } = valueOf(await pair.lobby.room(pair.match));
  const exported = tortuga('export', '--data', inFolder('data'), '--out', inFolder('out'));
  expect(exported).toMatchObject({ code: 0, out: `1 match written to ${inFolder('out')}.\n` });
  expect(exported.err).toContain('secrets');
  await there.stop();

  const file = inFolder(`out/${pair.match}.txt`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const printed = tortuga('export', '--data', inFolder('data'), `--match=${pair.match}`);
  expect(withoutTime(printed.out)).toBe(withoutTime(await readFile(file, 'utf8')));

  const store = await otherStore();
  expect(said('import', ...store, inFolder('out'))).toMatch(
    /^0 .*: match \S+ \(piatka-z-kosmosu 1, playing, \d+ entries\) is imported\.\n$/,
  );
  expect(said('import', ...store, file)).toMatch(/^0 .* is there already, and the same/);

  const here = await start(...store);
  for (const token of [pair.anne, pair.jack]) {
    const player = playAlone(game, here.base, pair.match, [token], `on ${token}`);
    clean.push(() => Promise.resolve(player.client.close()));
    if (token === pair.jack) await player.done;
  }
  const lobby = lobbyAt(here.base);
  const { seal } = valueOf(await lobby.room(pair.match));
  await writeFile(inFolder('record'), valueOf(await lobby.record(pair.match)));
  const flags = ['--commit', commit, '--nonce', `0:${nonceOf('Anne')}`, '--seal', seal ?? ''];
  expect(said('verify', inFolder('record'), ...flags)).toMatch(/^0 Fair/);

  expect(said('import', ...store, file)).toMatch(/^1 .* and not the same: it stays as it is/);
  const transcripts = ['export', ...store, '--transcripts', `--match=${pair.match}`];
  expect(tortuga(...transcripts).out).toBe(await readFile(inFolder('record'), 'utf8'));
});

const said = (...words: readonly string[]): string => {
  const { code, out, err } = tortuga(...words);
  return `${code} ${out}${err}`;
};

/** But for the moment of the export. */
const withoutTime = (text: string): string => text.replace(/^as-of .*$/m, '');

test('matches of another version are counted by serve, which tells how to take them out, and come out; others are imported beside it', async () => {
  const data = ['--data', inFolder('data')] as const;
  const there = await start(...data);
  const [pair, sound] = [await playingPairAt(there.base), await playingPairAt(there.base)];
  await there.stop();
  expect(there.told()).not.toContain('unfinished');
  const text = tortuga('export', ...data, `--match=${pair.match}`).out.replace('"version":1', '"version":99');
  await writeFile(inFolder('old.txt'), text);

  const other = ['--data', inFolder('other data')] as const;
  expect(said('import', ...other, inFolder('old.txt'))).toMatch(
    /^0 .* is stored as it is, unchecked: this Tortuga does not play that/,
  );
  const here = await start(...other);
  await writeFile(inFolder('sound.txt'), tortuga('export', ...data, `--match=${sound.match}`).out);
  expect(said('import', ...other, inFolder('sound.txt'))).toMatch(/^0 .* is imported/);
  const lobby = lobbyAt(here.base);
  expect(await lobby.act(sound.match, sound.jack, { kind: 'resign' })).toMatchObject({ ok: true });
  expect(await lobby.room(pair.match)).toMatchObject({ refusal: { code: 'other-version' } });
  await here.stop();
  const command = `tortuga export --data '${inFolder('other data')}' --game 'piatka-z-kosmosu 99' --out FOLDER`;
  expect(here.told()).toContain('There is 1 unfinished match of piatka-z-kosmosu 99, which this Tortuga');
  expect(here.told()).toContain(command);

  const words = command.match(/'[^']*'|\S+/g)?.map((word) => word.replaceAll("'", '')) ?? [];
  expect(said(...words.slice(1, -1), inFolder('out'))).toMatch(/^0 .*export it with --transcripts/s);
  const [name = ''] = await readdir(inFolder('out'));
  expect(withoutTime(await readFile(join(inFolder('out'), name), 'utf8'))).toBe(withoutTime(text));
  const transcript = tortuga('export', ...other, `--match=${pair.match}`, '--transcripts').out;
  expect(transcript).toMatch(/^tortuga-transcript 1\ngame piatka-z-kosmosu 99\nseats 2\n/);
});

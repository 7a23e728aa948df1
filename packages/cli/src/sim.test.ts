import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from './simReport.ts';
import { jsonLines, scratchFolder, tortuga } from './testing/tortuga.ts';

const simulate = (...words: string[]) => tortuga(['sim', 'piraten-kapern', '-n', '12', ...words]);

const readAll = (folder: string) =>
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

test('the same seed gives the same transcripts, byte for byte, and the referee accepts them all', () => {
  const [one, other] = [scratchFolder(), scratchFolder()];
  for (const folder of [one, other]) {
    expect(simulate('--bots', 'random,rollout,deckhand', '--seed', 'sea', '--transcripts', folder).code).toBe(
      0,
    );
  }
  const transcripts = readAll(one);
  expect(transcripts).toHaveLength(12);
  expect(readAll(other)).toEqual(transcripts);
  const { code, out } = tortuga([
    'referee',
    'piraten-kapern',
    ...transcripts.map(([name]) => join(one, name)),
  ]);
  expect(code).toBe(0);
  expect(jsonLines<{ result: unknown }>(out).filter(({ result }) => result !== null)).toHaveLength(12);
});

test('another seed gives other games', () => {
  const [one, other] = ['1', '2'].map((seed) => simulate('--bots', 'random', '--seed', seed, '--json').out);
  expect(one).not.toEqual(other);
});

test('the report adds up', () => {
  const { out } = simulate('--bots', 'random,rollout', '--seats', '4', '--json');
  const [report] = jsonLines<Report>(out);
  expect(report).toMatchObject({ games: 12, seed: '1' });
  expect(report?.bots.map(({ name }) => name)).toEqual(['random', 'rollout']);
  const shares = report?.seats.map(({ wins }) => wins.share) ?? [];
  expect(shares).toHaveLength(4);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(report?.firstSeatAdvantage).toBeCloseTo((shares[0] ?? 0) - 1 / 4);
});

test('for eyes there are win rates with their confidence, lengths, ends and the first seat', () => {
  const { code, out, err } = simulate('--bots', 'rollout', '--seats', '3');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^12 games, seed 1\n/);
  expect(out).toMatch(/rollout +wins +33\.3 % {2}\(\d+\.\d % to \d+\.\d %\) {3}score -?\d+\.\d ± \d+\.\d/);
  for (const line of [
    'By seat:',
    'First-seat advantage: ',
    'Moves a game: ',
    'Ended by: target 100.0 %',
    'Speed: ',
  ]) {
    expect(out).toContain(line);
  }
});

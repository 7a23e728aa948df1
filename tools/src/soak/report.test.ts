import { expect, test } from 'vitest';
import type { GameTask } from './gameTask.ts';
import type { Outcome } from './processes.ts';
import { renewReport } from './report.ts';
import type { Facts, ServerRun, ServerTask } from './serverTask.ts';

const task = (game: string, more: Partial<GameTask> = {}): GameTask => ({
  game,
  seats: 2,
  kind: 'cheap',
  games: 100_000,
  seed: 's',
  ...more,
});
const passed = (each: GameTask): Outcome => ({
  task: each,
  ok: true,
  answer: { kind: 'bytes', digest: 'kept' },
});

const serverTask = (run: ServerRun, count: number, seed: string): ServerTask => ({
  kind: 'server',
  run,
  count,
  seed,
  isTold: false,
});
const told = (each: ServerTask, facts: Facts): Outcome => ({
  task: each,
  ok: true,
  answer: { kind: 'facts', facts },
});

test('a page is made from nothing', () => {
  const page = renewReport(
    '',
    [passed(task('b')), passed(task('b', { seats: 0, kind: 'own', name: 'its own' }))],
    'c1',
  );
  expect(page).toContain('# Soak\n');
  expect(page).toContain('## b\n\nLast run at commit c1, ');
  expect(page).toContain(
    '| cheap laws (L4, L9, L13) | 2 | 100,000 | s | passed |\n| its own |  | 100,000 | s | passed |\n',
  );
});

test('only the games that were run are told anew', () => {
  const first = renewReport('', [passed(task('a')), passed(task('b'))], 'c1');
  const failed: Outcome = { task: task('b', { kind: 'all' }), ok: false, reason: 'L11 is broken\nat …' };
  const second = renewReport(first, [failed], 'c2');
  expect(second).toContain('## a\n\nLast run at commit c1, ');
  expect(second).toContain('## b\n\nLast run at commit c2, ');
  expect(second).toContain('| all laws (L1 to L16) | 2 | 100,000 | s | FAILED: L11 is broken |');
  expect(renewReport(second, [], 'c3')).toBe(second);
});

test('a run of the server has one row, however many processes have shared it', () => {
  const page = renewReport(
    renewReport('', [passed(task('a'))], 'c1'),
    [
      told(serverTask('sqlite', 100, 's'), { matches: 200, 'moves acknowledged': 12_345 }),
      told(serverTask('simulation', 1000, '1'), { 'moves stored': 20_000 }),
      told(serverTask('simulation', 500, '1001'), { 'moves stored': 9000 }),
    ],
    'c2',
  );
  expect(page).toContain('## a\n\nLast run at commit c1, ');
  expect(page).toContain('## The server\n\nLast run at commit c2, ');
  expect(page).toContain('| 1,500 seeds | 1 to 1,500 | passed: 29,000 moves stored |\n');
  expect(page).toContain('| 100 kills | s | passed: 200 matches, 12,345 moves acknowledged |\n');
});

test('what failed in any of its processes has failed', () => {
  const reason = 'seed 1017: 0 is taken back to 3\nAgain: …';
  const failed: Outcome = { task: serverTask('simulation', 500, '1001'), ok: false, reason };
  const page = renewReport(
    '',
    [told(serverTask('simulation', 1000, '1'), { 'moves stored': 1 }), failed],
    'c',
  );
  expect(page).toContain('| 1,500 seeds | 1 to 1,500 | FAILED: seed 1017: 0 is taken back to 3 |\n');
});

import { expect, test } from 'vitest';
import type { Outcome } from './processes.ts';
import { renewReport } from './report.ts';
import type { Task } from './task.ts';

const task = (game: string, more: Partial<Task> = {}): Task => ({
  game,
  seats: 2,
  kind: 'cheap',
  games: 100_000,
  seed: 's',
  ...more,
});
const passed = (each: Task): Outcome => ({ task: each, ok: true, answer: 'kept' });

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
  expect(second).toContain('| all laws (L1 to L15) | 2 | 100,000 | s | FAILED: L11 is broken |');
  expect(renewReport(second, [], 'c3')).toBe(second);
});

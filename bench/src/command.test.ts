import { expect, test } from 'vitest';
import { parseCommand } from './command.ts';

test('flags are understood in any order', () => {
  expect(parseCommand(['--json', '--quick', '--server'])).toEqual({
    ok: true,
    flags: new Set(['server', 'quick', 'json']),
  });
  expect(parseCommand([])).toEqual({ ok: true, flags: new Set() });
});

test.each(['--fast', '-q', 'quick', '--quick=yes', '--'])(
  '%s is refused in a sentence that names it',
  (argument) => {
    expect(parseCommand(['--json', argument])).toEqual({
      ok: false,
      reason: `The benchmark does not know ${argument}. It knows --server, --quick, --json, --write, --help.`,
    });
  },
);

test('a quick run is not kept', () => {
  expect(parseCommand(['--quick', '--write']).ok).toBe(false);
});

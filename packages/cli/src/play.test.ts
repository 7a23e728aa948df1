import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@tortuga/games';
import { describe, expect, test } from 'vitest';
import { BIN, scratchFolder, tortuga } from './testing/tortuga.ts';

/** `script` gives a command a real terminal; it is part of every Linux. */
const hasTerminal = spawnSync('script', ['--version']).status === 0;

/** Typed into a terminal of its own, all at once: whoever plays does nothing but stop. */
const playInTerminal = (words: string, typed: string, env: NodeJS.ProcessEnv = {}) => {
  const { status, stdout } = spawnSync(
    'script',
    ['-qec', `${process.execPath} ${BIN} play ${words}`, '/dev/null'],
    {
      input: typed,
      encoding: 'utf8',
      env: { ...process.env, TERM: 'xterm', ...env },
    },
  );
  return { code: status, out: stdout };
};

describe.runIf(hasTerminal)('in a real terminal', () => {
  const whole = '--pace 0 --seed 5 --options {\\"target\\":1000}';

  test('a whole game is played to its end, and its record verifies', () => {
    const record = join(scratchFolder(), 'record.txt');
    const { code, out } = playInTerminal(`piraten-kapern ${whole} --record ${record}`, 's\n'.repeat(200));
    expect(code).toBe(0);
    expect(out).toContain('The end (target):');
    expect(out).toContain('\u001b[31m');
    const [, seat, nonce] = /nonce (\d) (\w+)/.exec(readFileSync(record, 'utf8')) ?? [];
    const [, commit = ''] = /commitment is ([0-9a-f]{64})/.exec(out) ?? [];
    const [, seal = ''] = /seal (\w+)/.exec(readFileSync(record, 'utf8')) ?? [];
    const kept = ['--commit', commit, '--seal', seal, '--nonce', `${seat}:${nonce}`];
    expect(tortuga(['verify', record]).out).toMatch(/^Consistent: /);
    expect(tortuga(['verify', record, ...kept]).out).toMatch(/^Fair: /);
    const other = tortuga(['verify', record, '--commit', 'f'.repeat(64)]);
    expect(other.code).toBe(1);
    expect(other.err).toContain('(not-the-kept-commit)');
  });

  test('a game that is left can be looked at, and no file is overwritten', () => {
    const record = join(scratchFolder(), 'record.txt');
    expect(playInTerminal(`piraten-kapern ${whole} --record ${record}`, 'q\n').out).toContain(
      'The game so far is in',
    );
    expect(tortuga(['replay', record]).out).toMatch(/Unfinished\.\n$/);
    const again = playInTerminal(`piraten-kapern ${whole} --record ${record}`, 'q\n');
    expect(again.code).toBe(2);
    expect(again.out).toContain('exists already: choose another name.');
    expect(playInTerminal(`piraten-kapern --record ${record}/x`, '').out).toContain(
      'a part of its path is a file',
    );
  });

  test('the menu leads to a game, and the end of the input leaves it', () => {
    const game = games.findIndex(({ id }) => id === 'piraten-kapern') + 1;
    const { code, out } = playInTerminal('--pace 0', `${game}\n3\n1\nAnn\n1\n\u0004`);
    expect(code).toBe(0);
    expect(out).toContain('Deckhand 2');
    expect(out).toContain('The game is left unfinished. Fair winds!');
  });

  test.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }])('there are no colours with %j', (env) => {
    const { out } = playInTerminal(`piraten-kapern ${whole}`, 'q\n', env);
    expect(out).not.toContain('\u001b[31m');
    expect(out).toContain('left unfinished');
  });

  test.each([
    ['piraten-kapern --people Ann,Bob,Cem,Dee,Eve,Fay', 'piraten-kapern is for 2 to 5 players, not "6".'],
    ['piraten-kapern --bots shark', 'There is no level "shark". The levels are: deckhand, bosun.'],
    ['piraten-kapern --people ""', 'A name has 1 to 20 characters'],
    ['piraten-kapern --pace soon', 'The pace must be a whole number'],
    ['chess', 'There is no game "chess".'],
    ['--bots bosun', 'Name the game too, or let the menu ask who plays.'],
  ])('play %s is wrong usage', (words, sentence) => {
    const { code, out } = playInTerminal(words, '');
    expect(code).toBe(2);
    expect(out).toContain(sentence);
  });
});

test('without a terminal there is a sentence that says what to do', () => {
  expect(tortuga(['play']).err).toContain('run it in a terminal window');
});

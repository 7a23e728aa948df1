import { expect, test } from 'vitest';
import { jsonLines, tortuga, transcriptFile, WHOLE_GAME } from './testing/tortuga.ts';

const file = transcriptFile(WHOLE_GAME);

interface Step {
  readonly seq: number;
  readonly by: string;
  readonly move: string;
  readonly state?: { readonly turn: { readonly card: string } };
}

test('for eyes every move stands with what it led to, and the result at the end', () => {
  const { code, out } = tortuga(['replay', file]);
  expect(code).toBe(0);
  expect(out).toContain('   3  0 stop\n        Seat 0 scores ');
  expect(out).toMatch(/The end \(target\):\n {2}1\. Seat 0 /);
});

test('for programs there is a line of JSON for each move', () => {
  const { code, out } = tortuga(['replay', file, '--json', '--seat', '1']);
  const lines = jsonLines<Step>(out);
  expect(code).toBe(0);
  expect(lines.map(({ by, move }) => `${by} ${move}`)).toEqual(WHOLE_GAME);
  expect(lines.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(lines[0]).toEqual({
    seq: 1,
    by: 'chance',
    move: 'card gold',
    heard: [{ kind: 'card', seat: 0, card: 'gold' }],
    scores: [0, 0],
  });
});

test('--state adds the full state', () => {
  const { out } = tortuga(['replay', file, '--json', '--state']);
  expect(jsonLines<Step>(out)[1]?.state?.turn.card).toBe('gold');
  expect(tortuga(['replay', file, '--state']).out).toContain('"card":"gold"');
});

test('an unfinished match is shown as far as it goes', () => {
  expect(tortuga(['replay', transcriptFile(WHOLE_GAME.slice(0, 3))]).out).toMatch(/Unfinished\.\n$/);
});

test('a broken transcript is shown as far as it stands, then the fault is named', () => {
  const broken = transcriptFile([...WHOLE_GAME.slice(0, 2), '0 roll 1']);
  const { code, out, err } = tortuga(['replay', broken]);
  expect(code).toBe(1);
  expect(out).toContain('   2  chance dice');
  expect(err).toBe(`${broken}, line 7: the move is refused (too-few-dice)\n`);
});

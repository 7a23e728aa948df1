import { expect, test } from 'vitest';
import { HEADER, jsonLines, scratchFolder, tortuga, transcriptFile, WHOLE_GAME } from './testing/tortuga.ts';

interface Verdict {
  readonly ok: boolean;
  readonly scores?: readonly number[];
  readonly result?: { readonly scores: readonly number[] } | null;
}

const judge = (lines: readonly string[], header = HEADER) => {
  const { code, out } = tortuga(['referee', 'piraten-kapern', transcriptFile(lines, header)]);
  return { code, verdict: jsonLines<Verdict>(out)[0] };
};

const CLAIM = 'result {"places":[1,2],"scores":[0,0],"by":"target"}';

test('a whole game is ok, with its result', () => {
  const { code, verdict } = judge(WHOLE_GAME);
  expect(code).toBe(0);
  expect(verdict).toMatchObject({ ok: true, moves: 6, actors: [] });
  expect(verdict?.result?.scores).toEqual(verdict?.scores);
});

test('a cut transcript is an unfinished match, and says who is to move', () => {
  expect(judge(WHOLE_GAME.slice(0, 2))).toEqual({
    code: 0,
    verdict: { ok: true, moves: 2, actors: [0], scores: [0, 0], result: null },
  });
});

test.each([
  ['an unreadable line', [...WHOLE_GAME.slice(0, 2), '0 jump'], 7, 'unreadable'],
  ['no line of a transcript at all', [...WHOLE_GAME.slice(0, 2), 'what now'], 7, 'unreadable'],
  ['a move out of turn', [...WHOLE_GAME.slice(0, 2), '1 stop'], 7, 'not-your-turn'],
  ['a seat nobody sits in', [...WHOLE_GAME.slice(0, 2), '2 stop'], 7, 'no-such-seat'],
  ['an illegal move', [...WHOLE_GAME.slice(0, 2), '0 roll 1'], 7, 'too-few-dice'],
  ['a move after the end', [...WHOLE_GAME, 'chance card gold'], 11, 'game-over'],
  ['a cut transcript with a result', [...WHOLE_GAME.slice(0, 2), CLAIM], 7, 'wrong-result'],
  [
    'a wrong result',
    [...WHOLE_GAME, 'result {"places":[2,1],"scores":[0,0],"by":"target"}'],
    11,
    'wrong-result',
  ],
  ['a result that is no JSON', [...WHOLE_GAME, 'result won'], 11, 'wrong-result'],
])('%s is refused with its line and a code', (_, lines, line, code) => {
  expect(judge(lines)).toEqual({ code: 1, verdict: { ok: false, line, code } });
});

test.each([
  ['not-a-transcript', 1, ['hello']],
  ['bad-game-line', 2, HEADER.with(1, 'game')],
  ['wrong-game', 2, HEADER.with(1, 'game chess 1')],
  ['wrong-version', 2, HEADER.with(1, 'game piraten-kapern 99')],
  ['bad-seats-line', 3, HEADER.with(2, 'seats two')],
  ['seats-out-of-range', 3, HEADER.with(2, 'seats 6')],
  ['bad-options-line', 4, HEADER.with(3, 'options')],
  ['options-not-json', 4, HEADER.with(3, 'options {')],
  ['unknown-option', 4, HEADER.with(3, 'options {"colour":"red"}')],
  ['out-of-range', 4, HEADER.with(3, 'options {"target":0}')],
])('a header with %s is refused at line %d', (code, line, header) => {
  expect(judge([], header)).toEqual({ code: 1, verdict: { ok: false, line, code } });
});

test('the result of the moves is accepted, and so is a file from standard input', () => {
  const { verdict } = judge(WHOLE_GAME);
  const lines = [...HEADER, ...WHOLE_GAME, `result ${JSON.stringify(verdict?.result)}`, ''];
  const { code, out } = tortuga(['referee', 'piraten-kapern'], lines.join('\n'));
  expect(code).toBe(0);
  expect(jsonLines(out)).toEqual([verdict]);
});

test('several files give a line each, and exit code 1 if any is not ok', () => {
  const files = [transcriptFile(WHOLE_GAME), transcriptFile(['0 stop']), transcriptFile([])];
  const { code, out } = tortuga(['referee', 'piraten-kapern', ...files]);
  expect(code).toBe(1);
  expect(jsonLines<Verdict>(out).map(({ ok }) => ok)).toEqual([true, false, true]);
});

test('nothing on standard input is no transcript', () => {
  const { code, out } = tortuga(['referee', 'piraten-kapern']);
  expect({ code, out }).toEqual({ code: 1, out: '{"ok":false,"line":1,"code":"not-a-transcript"}\n' });
});

test.each([
  [
    'a missing file',
    ['referee', 'piraten-kapern', 'nowhere.txt'],
    'nowhere.txt cannot be read: there is no such file.',
  ],
  ['a folder', ['referee', 'piraten-kapern', scratchFolder()], 'it is a folder.'],
  ['no game', ['referee'], 'Which game? Name one of: '],
])('%s is wrong usage', (_, words, sentence) => {
  const { code, err } = tortuga(words);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});

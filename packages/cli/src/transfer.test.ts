import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitTo } from '@tortuga/engine';
import { expect, test } from 'vitest';
import { scratchFolder, tortuga } from './testing/tortuga.ts';

const SEED = 'ab'.repeat(32);
const person = { kind: 'person', lock: SEED, name: 'Anne', colour: 'coral', nonce: null, ready: true };
const room = {
  game: 'piraten-kapern',
  version: 1,
  options: '{"target":1000,"floorAtZero":false}',
  status: 'open',
  listed: true,
  clock: { kind: 'untimed' },
  standIn: 'bosun',
  randomOrder: true,
  seats: [{ ...person, away: false, resigned: false, stops: false }, { kind: 'open' }],
  host: SEED,
  seed: SEED,
  commit: commitTo(SEED),
  nonces: [],
  deadline: null,
  wakeAt: null,
  result: null,
  seal: null,
  rematch: null,
  devices: [],
};

const LINES = [
  'tortuga-match 1',
  'id 12345678',
  'as-of 2027-01-15T08:00:00.000Z',
  `room ${JSON.stringify(room)}`,
  'entries 0',
  '',
];

const matchFile = (lines: readonly string[], name = 'match.txt'): string => {
  const file = join(scratchFolder(), name);
  writeFileSync(file, lines.join('\n'));
  return file;
};

const noData = join(scratchFolder(), 'none');

test('what is imported is exported again, all of it or some', () => {
  const data = join(scratchFolder(), 'new', 'data');
  const files = [matchFile(LINES), matchFile(LINES.with(1, 'id -begins-with-a-dash'))];
  const imported = tortuga(['import', '--data', data, ...files]);
  expect(imported).toEqual({
    code: 0,
    out: [
      `${files[0]}: match 12345678 (piraten-kapern 1, open, 0 entries) is imported.\n`,
      `${files[1]}: match -begins-with-a-dash (piraten-kapern 1, open, 0 entries) is imported.\n`,
    ].join(''),
    err: '',
  });
  const exportTo = (...flags: readonly string[]): readonly string[] => {
    const out = join(scratchFolder(), 'out');
    const { code } = tortuga(['export', '--data', data, '--out', out, ...flags]);
    if (code !== 0) throw new Error(`exit code ${code}`);
    return existsSync(out) ? readdirSync(out).toSorted() : [];
  };
  const all = ['-begins-with-a-dash.txt', '12345678.txt'];
  expect(exportTo()).toEqual(all);
  expect(exportTo('--status', 'open', '--game', 'piraten-kapern 1')).toEqual(all);
  expect(exportTo('--status', 'over')).toEqual([]);
  expect(exportTo('--game', 'piraten-kapern 2')).toEqual([]);
  expect(exportTo('--match', '12345678')).toEqual(['12345678.txt']);
  const printed = tortuga(['export', '--data', data, '--match=-begins-with-a-dash']);
  expect(printed.out.split('\n').with(2, '')).toEqual(LINES.with(1, 'id -begins-with-a-dash').with(2, ''));
  expect(printed.err).toMatch(/^This holds secrets of the matches/);
});

test('what is wrong is refused with file, line and a way out; other files are not', () => {
  const changed = (from: string, to: string): readonly string[] =>
    LINES.with(3, (LINES[3] ?? '').replace(from, to));
  const faults: readonly (readonly [readonly string[], string])[] = [
    [
      ['hello'],
      'line 1: this is not an exported match: the first line must be "tortuga-match 1" (not-a-match)',
    ],
    [
      LINES.with(2, 'as-of now'),
      'line 3: this must be "as-of TIME", as in 2027-01-15T08:00:00.000Z (bad-time)',
    ],
    [LINES.with(3, 'room {}'), 'line 4: this is not "room {…}" as Tortuga writes it, at game (bad-room)'],
    [LINES.with(3, 'room'), 'line 4: this is not "room {…}" as Tortuga writes it (bad-room)'],
    [LINES.slice(0, -1), 'line 5: the text must end after the last of its entries (wrong-end)'],
    [changed('"open"', '"playing"'), 'line 4: the match is not in play after its last entry (not-playing)'],
    [changed('target', 'goal'), 'line 4: the room’s options are not those of the game (unknown-option)'],
    [changed(',{"kind":"open"}', ''), 'line 4: the game is not for so many players (seats-out-of-range)'],
  ];
  const bad = faults.map(([lines]) => matchFile(lines));
  const good = matchFile(LINES);
  const data = join(scratchFolder(), 'data');
  const wayOut = 'Nothing of it was imported: export the match again, or give the file as it was written.';
  expect(tortuga(['import', '--data', data, ...bad, good])).toEqual({
    code: 1,
    out: `${good}: match 12345678 (piraten-kapern 1, open, 0 entries) is imported.\n`,
    err: faults.map(([, fault], index) => `${bad[index]}, ${fault}. ${wayOut}\n`).join(''),
  });
});

test('a match that is not there is no text', () => {
  const data = join(scratchFolder(), 'data');
  tortuga(['import', '--data', data, matchFile(LINES)]);
  expect(tortuga(['export', '--data', data, '--match', 'nowhere'])).toEqual({
    code: 1,
    out: '',
    err: 'There is no such match here as nowhere: see --data, --store, --status and --game.\n',
  });
});

const filled = scratchFolder();
writeFileSync(join(filled, 'letter.txt'), 'to my mother');

test.each([
  [['export'], 'Say --out DIR for a file of each match, or --match ID for one on standard output.'],
  [['export', '--out', filled], `${filled} is not empty: name a new folder.`],
  [['export', '--out', matchFile(LINES)], 'cannot be read: it is a file'],
  [
    ['export', '--match', 'm', '--data', noData],
    `there is no ${join(noData, 'tortuga.sqlite')}. Name the folder`,
  ],
  [['export', '--match', 'm', '--status', 'lost'], '--status takes open, playing or over, not "lost".'],
  [['export', '--match', 'm', '--store', 'memory'], 'Nothing is kept in memory: name --data or --store'],
  [['export', '--match', 'm', '--store', 'mysql://'], '--store takes postgres://USER:PASSWORD@HOST/DATABASE'],
  [['export', '--match', '-m'], 'Write --match=… where the value begins with a dash.'],
  [['import'], 'Which matches? Name the files that tortuga export has written, or their folder.'],
  [['import', 'nowhere.txt'], 'nowhere.txt cannot be read: there is no such file.'],
])('wrong usage is answered with a sentence and exit code 2: %j', (words, sentence) => {
  const { code, out, err } = tortuga(words);
  expect(err).toContain(sentence);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('nothing is made where there is nothing to export', () => {
  tortuga(['export', '--match', 'm', '--data', noData]);
  expect(existsSync(noData)).toBe(false);
});

test('an empty folder holds no matches', () => {
  const folder = join(scratchFolder(), 'empty');
  mkdirSync(folder);
  expect(tortuga(['import', folder])).toMatchObject({ code: 2 });
});

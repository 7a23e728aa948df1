import { describe, expect, test } from 'vitest';
import { tortuga, transcriptFile } from './testing/tortuga.ts';

const COMMANDS = [
  'play',
  'serve',
  'export',
  'import',
  'sim',
  'referee',
  'replay',
  'verify',
  'golden',
  'bench',
  'new-game',
];

describe('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])('%j lists every command', (words) => {
    const { code, out } = tortuga(words);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`\n  ${command} `);
  });

  test.each(COMMANDS)('%s --help tells its flags', (command) => {
    const { code, out } = tortuga([command, '--help']);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^tortuga ${command}.* \\[options\\]\\n`));
    expect(out).toContain('-h, --help');
  });
});

describe('wrong usage is answered with a sentence and exit code 2:', () => {
  test.each([
    [['sail'], 'There is no command "sail". The commands are: play, '],
    [['sim', 'chess'], 'There is no game "chess". The games are: '],
    [['sim'], 'Which game? Name one of: '],
    [['sim', 'piraten-kapern', '--fast'], 'Unknown option \'--fast\'. See "tortuga sim --help".'],
    [['sim', 'piraten-kapern', '--seats'], "Option '--seats <value>' argument missing"],
    [['sim', 'piraten-kapern', 'again'], 'One word too many: "again". See "tortuga sim --help".'],
    [['sim', 'piraten-kapern', '--seats', '1'], 'piraten-kapern is for 2 to 5 players, not "1".'],
    [['sim', 'piraten-kapern', '--seats', 'six'], 'piraten-kapern is for 2 to 5 players, not "six".'],
    [['sim', 'piraten-kapern', '--bots', 'hal'], 'There is no bot "hal". The bots are: deckhand, '],
    [
      ['sim', 'piraten-kapern', '--bots', 'random,random,random', '--seats', '2'],
      '3 bots do not fit on 2 seats.',
    ],
    [['sim', 'piraten-kapern', '-n', '0'], 'The number of games must be a whole number from 1 to'],
    [['sim', 'piraten-kapern', '-n', '1e3'], 'The number of games must be a whole number from 1 to'],
    [['sim', 'piraten-kapern', '--options', '{'], 'The options are not JSON. Write them like'],
    [['sim', 'piraten-kapern', '--options', '[]'], 'The options must be a JSON object'],
    [
      ['sim', 'piraten-kapern', '--options', '{"goal":1}'],
      'There is no option "goal". The options are: target, floorAtZero.',
    ],
    [
      ['sim', 'piraten-kapern', '--options', '{"target":50}'],
      'The option "target" must be from 100 to 20000.',
    ],
    [
      ['sim', 'piraten-kapern', '--options', '{"target":150}'],
      'The option "target" goes from 100 in steps of 100.',
    ],
    [
      ['sim', 'piraten-kapern', '--options', '{"target":"6000"}'],
      'The option "target" must be a whole number.',
    ],
    [
      ['sim', 'piraten-kapern', '--options', '{"floorAtZero":1}'],
      'The option "floorAtZero" must be true or false.',
    ],
    [['play', 'piraten-kapern'], 'play needs a terminal to read your moves from'],
    [['play'], 'play needs a terminal to read your moves from'],
    [['replay'], 'Which transcript? Name a file.'],
    [['replay', 'nowhere.txt'], 'nowhere.txt cannot be read: there is no such file.'],
    [['replay', transcriptFile([]), '--seat', '2'], 'The seat must be a whole number from 0 to 1, not "2".'],
    [['verify'], 'Which record? Name a file.'],
    [['verify', transcriptFile([]), '--commit', 'abc'], '--commit takes 64 hexadecimal digits'],
    [['verify', transcriptFile([]), '--nonce', 'abc'], '--nonce takes SEAT:NONCE'],
    [['serve', '--proxy', 'localhost'], '--proxy takes addresses or networks, such as 127.0.0.1'],
    [['serve', '--proxy', '127.0.0.1,'], '--proxy takes addresses or networks'],
    [['serve', '--proxy', '10.0.0.0/33'], '--proxy takes addresses or networks'],
    [['serve', '--proxy', '10.0.0.0/8/8'], '--proxy takes addresses or networks'],
    [['serve', '--proxy', '::1/'], '--proxy takes addresses or networks'],
    [['serve', '--origin', 'play.example.org'], '--origin takes an address such as https://'],
    [['golden'], 'Which game?'],
    [['golden', 'piraten-kapern', '--update', '--add', '../x'], '--add takes a name of small letters'],
    [['golden', 'piraten-kapern', '--add', 'x'], '--add is for adding a transcript: --update --add NAME.'],
    [['golden', 'piraten-kapern', '--update', '--seats', '3'], '--seats is for adding a transcript'],
    [['new-game'], 'Name the new game in small letters'],
    [['new-game', 'Dragon Race'], 'Name the new game in small letters'],
    [['new-game', 'card'], '"card" is a word of the template: choose a longer name, as in card-game.'],
    [['new-game', 'piraten-kapern'], 'packages/games/piraten-kapern exists already'],
    [['bench', '--loud'], "Unknown option '--loud'"],
  ])('%j', (words, sentence) => {
    const { code, out, err } = tortuga(words);
    expect(err).toContain(sentence);
    expect(err).not.toMatch(/\n\s+at /);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

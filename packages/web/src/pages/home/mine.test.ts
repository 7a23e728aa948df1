import type { RoomView } from '@tortuga/protocol';
import { makeSay } from '@tortuga/table';
import { describe, expect, test } from 'vitest';
import type { Listed } from '../../table.ts';
import { messages } from '../../words/words.ts';
import { type FoundMatch, listMine } from './mine.ts';

const say = makeSay('en', messages.en);

const game = (id: string, isPlayable: boolean): Listed => ({
  id,
  card: {
    name: id.toUpperCase(),
    blurb: { en: { blurb: '' }, pl: { blurb: '' } },
    credits: { en: { credits: '' }, pl: { credits: '' } },
    cover: '',
    seats: { min: 2, max: 2 },
    minutes: [1, 1],
  },
  load: isPlayable ? () => Promise.reject(new Error('not asked for here')) : undefined,
  workshop: undefined,
  gallery: undefined,
});

const room = (match: string, status: RoomView['status'], of = 'dice'): RoomView => ({
  match,
  game: of,
  version: 1,
  options: '{}',
  status,
  listed: false,
  clock: { kind: 'untimed' },
  standIn: 'bosun',
  randomOrder: false,
  seats: [{ kind: 'bot', level: 'bosun' }, { kind: 'open' }],
  commit: '',
  deadline: null,
  seq: 0,
  spectators: 0,
  result: null,
  seal: null,
  rematch: null,
});

const person = (name: string, colour: 'coral' | 'sky', isAway = false): RoomView['seats'][number] => ({
  kind: 'person',
  name,
  colour,
  ready: true,
  host: false,
  away: isAway,
  resigned: false,
  stops: false,
  online: true,
});

const GAMES = [game('dice', true)];

const found = (where: FoundMatch['where'], touched: number, of: RoomView): FoundMatch => ({
  where,
  touched,
  room: of,
  seats: [],
  turn: [],
});

test('what is played comes first, then the newest, then tables of others', () => {
  const mine = listMine(
    [
      found('listed', 9, room('theirs', 'open')),
      found('local', 8, room('ended', 'over')),
      found('online', 1, room('friends', 'playing')),
      found('local', 5, room('bots', 'playing')),
    ],
    GAMES,
    say,
  );
  expect(mine.map(({ href }) => href)).toEqual(['/local/bots', '/t/friends', '/local/ended', '/t/theirs']);
  expect(mine.map(({ cue }) => cue)).toEqual(['Continue', 'Continue', 'Look back', 'Sit down']);
  expect(mine[0]).toMatchObject({ title: 'DICE', line: 'Kraken, An empty chair' });
});

describe('whose turn it is', () => {
  const of = (seats: readonly number[], turn: readonly number[], isAway = false): FoundMatch => ({
    ...found('online', 1, {
      ...room('friends', 'playing'),
      seats: [person('Ann', 'coral', isAway), person('Bob', 'sky')],
    }),
    seats,
    turn,
  });

  test.each([
    ['one’s own', of([0], [0]), 'Your turn', 'Ann, Bob'],
    ['a friend’s', of([0], [1]), 'Continue', 'Bob to move · Ann, Bob'],
    ['of one of two at this device', of([0, 1], [1]), 'Your turn', 'Bob to move · Ann, Bob'],
    ['of the bot that plays for oneself', of([0], [0], true), 'Continue', 'Ann to move · Ann, Bob'],
    ['nobody’s', of([0], []), 'Continue', 'Ann, Bob'],
  ])('%s', (_, match, cue, line) => {
    const [card] = listMine([match], GAMES, say);
    expect(card).toMatchObject({ cue, line, isTurn: cue === 'Your turn' });
  });

  test('what waits for oneself comes before what is newer', () => {
    const mine = listMine([found('local', 9, room('newer', 'playing')), of([1], [1])], GAMES, say);
    expect(mine.map(({ id }) => id)).toEqual(['friends', 'newer']);
  });
});

test('a seat on a server that is silent is listed all the same', () => {
  const [card] = listMine([{ where: 'silent', match: 'far', game: 'dice', touched: 1 }], GAMES, say);
  expect(card).toMatchObject({ href: '/t/far', title: 'DICE', line: say('mine.silent') });
});

test('a game that has no table here is left out', () => {
  const rooms = [
    found('local', 1, room('a', 'playing', 'cards')),
    found('local', 2, room('b', 'playing', 'chess')),
  ];
  expect(listMine(rooms, [...GAMES, game('cards', false)], say)).toEqual([]);
});

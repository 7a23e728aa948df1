import type { RoomView, SeatView } from '@tortuga/protocol';
import { describe, expect, test } from 'vitest';
import { type Gathering, hostTokenIn, openSeats, starterToken, tokensBySeat, unready } from './gathering.ts';

const person = (name: string, more: Partial<Extract<SeatView, { kind: 'person' }>> = {}): SeatView => ({
  kind: 'person',
  name,
  colour: 'gold',
  ready: true,
  host: false,
  away: false,
  resigned: false,
  stops: false,
  online: true,
  ...more,
});

const roomOf = (...seats: SeatView[]): RoomView => ({
  match: 'some-match',
  game: 'dice',
  version: 1,
  options: '{}',
  status: 'open',
  listed: false,
  clock: { kind: 'untimed' },
  standIn: 'bosun',
  randomOrder: true,
  seats,
  commit: '',
  deadline: null,
  seq: 0,
  spectators: 0,
  result: null,
  seal: null,
  rematch: null,
});

const gatheringOf = (room: RoomView, mine: readonly number[]): Gathering => {
  const tokens = tokensBySeat(
    mine,
    mine.map((seat) => `token-${seat}`),
  );
  return {
    match: room.match,
    handicaps: [],
    room,
    sitters: [],
    tokens,
    hostToken: hostTokenIn(room, tokens),
    act: () => Promise.resolve(true),
    comeAgain: () => undefined,
  };
};

const bot: SeatView = { kind: 'bot', level: 'bosun' };

describe('who can set sail', () => {
  test('the host, with the token of that seat', () => {
    const room = roomOf(person('Anne'), person('Maja', { host: true }), bot);
    expect(starterToken(gatheringOf(room, [0, 1]))).toBe('token-1');
    expect(starterToken(gatheringOf(room, [0]))).toBeUndefined();
  });

  test('anybody, where the host is ready and gone', () => {
    const room = roomOf(person('Anne'), person('Maja', { host: true, online: false }));
    expect(starterToken(gatheringOf(room, [0]))).toBe('token-0');
    expect(starterToken(gatheringOf(room, []))).toBeUndefined();
  });

  test('nobody, while the host is gone and somebody is not ready', () => {
    const room = roomOf(person('Anne', { ready: false }), person('Maja', { host: true, online: false }));
    expect(starterToken(gatheringOf(room, [0]))).toBeUndefined();
  });

  test('nobody, before a rematch has a host', () => {
    expect(starterToken(gatheringOf(roomOf(person('Anne'), person('Maja')), [0]))).toBeUndefined();
  });
});

test('who and what is waited for', () => {
  const room = roomOf(
    person('Maja', { host: true, ready: false }),
    person('Anne', { ready: false }),
    { kind: 'open' },
    bot,
  );
  expect(unready(room)).toEqual(['Anne']);
  expect(openSeats(room)).toEqual([2]);
});

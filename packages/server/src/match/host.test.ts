import { describe, expect, test } from 'vitest';
import {
  ANNE,
  GUEST,
  JACK,
  MARY,
  act,
  bot,
  codeOf,
  open,
  over,
  person,
  playing,
  room,
  roomOf,
  seatAfter,
} from '../testing/rooms.ts';
import { act as actAmong, type LobbyAction } from './lobby.ts';
import type { Room } from './room.ts';

describe('the host', () => {
  test.each<LobbyAction>([
    { kind: 'fill', seat: 0, level: null },
    { kind: 'free', seat: 0 },
    { kind: 'host', seat: 2 },
  ])('alone may $kind', (action) => {
    expect(codeOf(act(room(), JACK, action))).toBe('host-only');
    expect(codeOf(act(room({ host: null }), JACK, action))).toBe('host-only');
  });

  test.each<LobbyAction>([
    { kind: 'fill', seat: 3, level: 'bosun' },
    { kind: 'free', seat: 3 },
    { kind: 'host', seat: 3 },
  ])('cannot $kind a seat that is not there', (action) => {
    expect(codeOf(act(room(), ANNE, action))).toBe('no-such-seat');
  });

  test('seats bots and sends them away again, before the start', () => {
    const before = room({ seats: [person('Anne'), open] });
    const filled = roomOf(act(before, ANNE, { kind: 'fill', seat: 1, level: 'bosun' }));
    expect(filled.seats[1]).toEqual({ kind: 'bot', level: 'bosun' });
    expect(seatAfter(filled, ANNE, { kind: 'fill', seat: 1, level: null }, 1)).toEqual(open);
    const later = playing({ seats: filled.seats });
    expect(codeOf(act(later, ANNE, { kind: 'fill', seat: 1, level: null }))).toBe('already-started');
  });

  test('frees a person’s seat: open before the start, a bot’s afterwards', () => {
    expect(seatAfter(room(), ANNE, { kind: 'free', seat: 1 }, 1)).toEqual(open);
    expect(seatAfter(playing(), ANNE, { kind: 'free', seat: 1 }, 1)).toEqual(person('Jack', { away: true }));
  });

  test.each([
    ['himself', 0, 'not-yourself'],
    ['a bot', 1, 'not-a-person'],
    ['an open seat', 2, 'not-a-person'],
  ])('does not free %s', (_name, seat, code) => {
    const before = room({ seats: [person('Anne'), bot, open] });
    expect(codeOf(act(before, ANNE, { kind: 'free', seat }))).toBe(code);
  });

  test('hands over to a person, and has no powers any more', () => {
    const after = roomOf(act(room(), ANNE, { kind: 'host', seat: 2 }));
    expect(after.host).toBe(MARY);
    expect(codeOf(act(after, ANNE, { kind: 'free', seat: 1 }))).toBe('host-only');
    expect(codeOf(act(after, MARY, { kind: 'free', seat: 0 }))).toBe('ok');
  });

  test.each([
    ['a bot', 1],
    ['an open seat', 2],
  ])('does not hand over to %s', (_name, seat) => {
    const before = room({ seats: [person('Anne'), bot, open] });
    expect(codeOf(act(before, ANNE, { kind: 'host', seat }))).toBe('not-a-person');
  });
});

describe('the host’s role', () => {
  const away = { away: true };
  const left = (before: Room): string | null => roomOf(act(before, ANNE, { kind: 'leave' })).host;

  test.each([
    ['to the next person before the start', room(), JACK],
    ['to the next person afterwards', playing(), JACK],
    ['past a bot', room({ seats: [person('Anne'), bot, person('Mary')] }), MARY],
    [
      'past one who is away',
      playing({ seats: [person('Anne'), person('Jack', away), person('Mary')] }),
      MARY,
    ],
    ['to a person of a lower seat', playing({ seats: [person('Jack'), person('Anne')] }), JACK],
    [
      'past one who has not come to the rematch yet',
      room({ seats: [person('Anne'), person('Jack', { nonce: null }), person('Mary')] }),
      MARY,
    ],
    [
      'to nobody when no other has come to the rematch yet',
      room({ seats: [person('Anne'), person('Jack', { nonce: null })] }),
      null,
    ],
    ['to nobody when the last one leaves before the start', room({ seats: [person('Anne'), bot] }), null],
    ['to nobody else when the last one leaves afterwards', playing({ seats: [person('Anne'), bot] }), ANNE],
    [
      'to nobody else when all others are away',
      playing({ seats: [person('Anne'), person('Jack', away)] }),
      ANNE,
    ],
  ])('passes %s', (_name, before, host) => {
    expect(left(before)).toBe(host);
  });

  test('stays where it is when somebody else leaves', () => {
    for (const before of [room(), playing()])
      expect(roomOf(act(before, JACK, { kind: 'leave' })).host).toBe(ANNE);
  });

  test('is not given back to a host who returns', () => {
    const after = roomOf(act(roomOf(act(playing(), ANNE, { kind: 'leave' })), ANNE, { kind: 'return' }));
    expect(after.host).toBe(JACK);
  });

  test('is taken by the first who is ready where nobody has it, as after a rematch', () => {
    const nobody = room({ host: null, seats: [person('Anne', { nonce: null }), person('Jack')] });
    expect(roomOf(act(nobody, JACK, { kind: 'ready', ready: false })).host).toBe(null);
    const led = roomOf(act(nobody, JACK, { kind: 'ready', ready: true }));
    expect(led.host).toBe(JACK);
    const nonce = 'a-new-nonce-0123';
    expect(roomOf(act(led, ANNE, { kind: 'ready', ready: true, nonce })).host).toBe(JACK);
  });

  test('is taken over by the first to come back to an empty table', () => {
    const empty = playing({ seats: [person('Anne', away), person('Jack', away)] });
    expect(roomOf(act(empty, JACK, { kind: 'return' })).host).toBe(JACK);
    expect(roomOf(act(empty, ANNE, { kind: 'return' })).host).toBe(ANNE);
    const led = playing({ seats: [person('Anne'), person('Jack', away)] });
    expect(roomOf(act(led, JACK, { kind: 'return' })).host).toBe(ANNE);
  });
});

describe('the role of a host who is long gone', () => {
  const taken = (before: Room, seat = 1, gone: readonly number[] = [0]): string => {
    const changed = actAmong(before, JACK, { kind: 'host', seat }, (each) => gone.includes(each));
    return 'code' in changed ? changed.code : (changed.room.host ?? 'nobody');
  };
  const timed = { clock: { kind: 'days', days: 2 } } as const;
  const away = { away: true };

  test.each([
    ['is for whoever sits at an open table', room(), JACK],
    ['at one that a clock will be put on, too', room(timed), JACK],
    ['is for whoever plays without a clock', playing(), JACK],
    ['is not needed where a clock runs', playing(timed), 'host-only'],
    ['nor when it is over', over(), 'host-only'],
    [
      'is not for one who is away himself',
      playing({ seats: [person('Anne'), person('Jack', away)] }),
      'host-only',
    ],
    ['is nobody’s where there is no host', room({ host: null }), JACK],
  ])('%s', (_name, before, host) => {
    expect(taken(before)).toBe(host);
  });

  test('is his as long as he is there, whoever else is gone', () => {
    expect(taken(room(), 1, [])).toBe('host-is-here');
    expect(taken(playing(), 1, [1, 2])).toBe('host-is-here');
    const last = { host: MARY };
    expect(taken(room(last), 1, [0])).toBe('host-is-here');
    expect(taken(room(last), 1, [2])).toBe(JACK);
  });

  test('can be taken for oneself alone, and nothing else is one’s own before', () => {
    expect(taken(room(), 2)).toBe('host-only');
    expect(taken(room(), 0)).toBe('host-only');
    const free = actAmong(room(), JACK, { kind: 'free', seat: 0 }, () => true);
    expect(codeOf(free)).toBe('host-only');
    expect(codeOf(actAmong(room(), GUEST, { kind: 'host', seat: 1 }, () => true))).toBe('not-your-seat');
  });
});

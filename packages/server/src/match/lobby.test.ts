import { describe, expect, test } from 'vitest';
import {
  ANNE,
  GUEST,
  JACK,
  act,
  bot,
  codeOf,
  guest,
  lockOf,
  open,
  over,
  person,
  playing,
  room,
  roomOf,
  seatAfter,
} from '../testing/rooms.ts';
import { join, type LobbyAction, newPerson, startFault } from './lobby.ts';
import type { Person } from './room.ts';

describe('sitting down', () => {
  const half = room({ seats: [person('Anne'), bot, open, open] });

  test('takes the first open seat, unready, with the guest’s own name, colour and nonce', () => {
    const { seats, host } = roomOf(join(half, guest, GUEST));
    expect(seats).toEqual([half.seats[0], bot, newPerson(guest, GUEST), open]);
    expect(seats[2]).toMatchObject({ ready: false, away: false, resigned: false, stops: false });
    expect(host).toBe(ANNE);
  });

  test('takes the seat that was asked for', () => {
    expect(roomOf(join(half, { ...guest, seat: 3 }, GUEST)).seats[3]).toMatchObject({ lock: GUEST });
  });

  test('makes the guest the host where nobody is', () => {
    const left = room({ seats: [open, bot], host: null });
    expect(roomOf(join(left, guest, GUEST)).host).toBe(GUEST);
  });

  test.each([
    ['a match that has begun', playing({ seats: [person('Anne'), open] }), guest, 'already-started'],
    ['a match that is over', over({ seats: [person('Anne'), open] }), guest, 'already-started'],
    ['a full table', room(), guest, 'no-open-seat'],
    ['a person’s seat', half, { ...guest, seat: 0 }, 'no-open-seat'],
    ['a bot’s seat', half, { ...guest, seat: 1 }, 'no-open-seat'],
    ['a seat that is not there', half, { ...guest, seat: 4 }, 'no-open-seat'],
    ['a name that somebody has', half, { ...guest, name: 'Anne' }, 'name-taken'],
  ])('is refused at %s', (_name, before, request, code) => {
    expect(codeOf(join(before, request, GUEST))).toBe(code);
  });
});

const ACTIONS: readonly LobbyAction[] = [
  { kind: 'dress', name: 'Bonny', colour: 'reef' },
  { kind: 'ready', ready: true },
  { kind: 'leave' },
  { kind: 'return' },
  { kind: 'resign' },
  { kind: 'stop', agree: true },
  { kind: 'fill', seat: 1, level: 'bosun' },
  { kind: 'free', seat: 1 },
  { kind: 'host', seat: 1 },
];

describe('every action', () => {
  test.each(ACTIONS.map((action) => ({ kind: action.kind, action })))(
    '$kind is refused to whoever holds no seat',
    ({ action }) => {
      for (const before of [room(), playing(), over()]) {
        expect(codeOf(act(before, GUEST, action))).toBe('not-your-seat');
        expect(codeOf(act(before, '', action))).toBe('not-your-seat');
      }
    },
  );

  // By the host, on a person’s seat, at each stage.
  test.each([
    ['dress', 'ok', 'ok', 'ok'],
    ['ready', 'ok', 'already-started', 'already-started'],
    ['leave', 'ok', 'ok', 'not-playing'],
    ['return', 'not-playing', 'ok', 'not-playing'],
    ['resign', 'not-playing', 'ok', 'not-playing'],
    ['stop', 'not-playing', 'ok', 'not-playing'],
    ['fill', 'seat-taken', 'seat-taken', 'seat-taken'],
    ['free', 'ok', 'ok', 'not-playing'],
    ['host', 'ok', 'ok', 'ok'],
  ])('%s is, while open, playing and over: %s, %s, %s', (kind, ...codes) => {
    const action = ACTIONS.find((each) => each.kind === kind);
    if (action === undefined) throw new Error(`no action ${kind}`);
    expect([room(), playing(), over()].map((before) => codeOf(act(before, ANNE, action)))).toEqual(codes);
  });

  test('leaves the room that it was given as it was', () => {
    for (const before of [room(), playing()]) {
      const text = JSON.stringify(before);
      for (const action of ACTIONS) act(before, ANNE, action);
      expect(JSON.stringify(before)).toBe(text);
    }
  });
});

describe('a person', () => {
  test('dresses, and keeps everything else', () => {
    const before = room({ seats: [person('Anne', { ready: true }), open] });
    expect(seatAfter(before, ANNE, { kind: 'dress', name: 'Bonny', colour: 'sky' }, 0)).toEqual({
      ...before.seats[0],
      name: 'Bonny',
      colour: 'sky',
    });
  });

  test('may keep the name and change the colour, but not take another’s name', () => {
    expect(codeOf(act(room(), ANNE, { kind: 'dress', name: 'Anne', colour: 'reef' }))).toBe('ok');
    expect(codeOf(act(room(), ANNE, { kind: 'dress', name: 'Jack', colour: 'reef' }))).toBe('name-taken');
  });

  test('brings a nonce with `ready` where it has given none, and changes none that it has', () => {
    const nonceOf = (anne: Person): string | null | undefined => {
      const action = { kind: 'ready', ready: true, nonce: 'a-new-nonce-0123' } as const;
      const changed = act(room({ seats: [anne, person('Jack')] }), ANNE, action);
      const seat = 'room' in changed ? changed.room.seats[0] : undefined;
      return seat?.kind === 'person' ? seat.nonce : undefined;
    };
    expect(nonceOf(person('Anne', { nonce: null }))).toBe('a-new-nonce-0123');
    expect(nonceOf(person('Anne'))).toBe('nonce-of-Anne-0123');
  });

  test('is not ready without a nonce, but may give it and wait', () => {
    const before = room({ seats: [person('Anne', { nonce: null }), person('Jack')] });
    expect(codeOf(act(before, ANNE, { kind: 'ready', ready: true }))).toBe('no-nonce');
    expect(codeOf(act(before, ANNE, { kind: 'ready', ready: false }))).toBe('ok');
    const nonce = 'a-new-nonce-0123';
    expect(seatAfter(before, ANNE, { kind: 'ready', ready: false, nonce }, 0)).toEqual(
      person('Anne', { nonce }),
    );
  });

  test.each([true, false])('says ready: %s', (ready) => {
    const before = room({ seats: [person('Anne', { ready: !ready }), person('Jack')] });
    const after = roomOf(act(before, ANNE, { kind: 'ready', ready }));
    expect(after.seats).toEqual([person('Anne', { ready }), person('Jack')]);
  });

  test('leaves the seat open before the start, and to a bot afterwards', () => {
    expect(seatAfter(room(), JACK, { kind: 'leave' }, 1)).toEqual(open);
    expect(seatAfter(playing(), JACK, { kind: 'leave' }, 1)).toEqual(person('Jack', { away: true }));
  });

  test('comes back to the seat that a bot has played', () => {
    const away = playing({ seats: [person('Anne'), person('Jack', { away: true })] });
    expect(seatAfter(away, JACK, { kind: 'return' }, 1)).toEqual(person('Jack'));
  });

  test('resigns for good: coming back changes nothing about it', () => {
    const after = roomOf(act(playing(), JACK, { kind: 'resign' }));
    expect(after.seats[1]).toEqual(person('Jack', { resigned: true }));
    expect(seatAfter(after, JACK, { kind: 'return' }, 1)).toMatchObject({ resigned: true });
  });

  test.each([true, false])('agrees to stop: %s', (agree) => {
    const before = playing({ seats: [person('Anne', { stops: !agree })] });
    expect(seatAfter(before, ANNE, { kind: 'stop', agree }, 0)).toMatchObject({ stops: agree });
  });

  test('acts for one seat, also where the browser has several', () => {
    const sofa = playing({ seats: [person('Anne'), person('Bonny'), person('Jack')] });
    const after = roomOf(act(sofa, lockOf('Bonny'), { kind: 'leave' }));
    expect(after.seats).toEqual([person('Anne'), person('Bonny', { away: true }), person('Jack')]);
    expect(after.host).toBe(ANNE);
  });
});

describe('a match starts', () => {
  const ready = { ready: true };
  test.each([
    ['when all but the host have said ready', [person('Anne'), person('Jack', ready)], undefined],
    ['with bots', [person('Anne'), bot], undefined],
    ['not while a seat is open', [person('Anne'), open], 'open-seats'],
    [
      'not while the host’s nonce is missing',
      [person('Anne', { nonce: null }), person('Jack', ready)],
      'not-ready',
    ],
    [
      'not while a nonce is missing, whatever is said',
      [person('Anne'), person('Jack', { ready: true, nonce: null })],
      'not-ready',
    ],
    ['not while somebody is not ready', [person('Anne'), person('Jack')], 'not-ready'],
    [
      'not while the second seat of a sofa is not ready',
      [person('Anne', ready), person('Bonny')],
      'not-ready',
    ],
  ])('%s', (_name, seats, fault) => {
    expect(startFault(room({ seats }), ANNE)).toBe(fault);
  });

  test('by anybody at the table once all have said ready, the host too', () => {
    const all = room({ seats: [person('Anne', ready), bot, person('Jack', ready)] });
    expect(startFault(all, JACK)).toBe(undefined);
    expect(startFault(all, GUEST)).toBe('host-only');
    const waiting = [person('Anne', ready), open, person('Jack', ready)];
    expect(startFault(room({ seats: waiting }), JACK)).toBe('host-only');
  });

  test('once, and by its host', () => {
    const seats = [person('Anne'), person('Jack', ready)];
    expect(startFault(room({ seats }), JACK)).toBe('host-only');
    expect(startFault(room({ seats, host: null }), ANNE)).toBe('host-only');
    expect(startFault(playing({ seats }), ANNE)).toBe('already-started');
    expect(startFault(over({ seats }), ANNE)).toBe('already-started');
  });
});

/** Several nodes are one server also for what is not stored: who is there, reactions, a host who is gone. */
import type { ActionRequest } from '@tortuga/protocol';
import { describe, expect, test } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { settle } from '../testing/fakeClock.ts';
import { anneAs, codeOf, enter, jackAs, openFleet, presenceAt, sitDown, wanted } from '../testing/fleet.ts';

const SECOND = 1000;

/** Two nodes that know each other. */
const openPair = async () => {
  const fleet = openFleet();
  const [here, there] = [fleet.start(), fleet.start()];
  await fleet.clock.advance(2 * SECOND);
  return { ...fleet, here, there, ...(await sitDown(here)) };
};

describe('who is connected to one node', () => {
  test('is told to those on the others: seats, and how many look on over all', async () => {
    const { here, there, match, anne, jack } = await openPair();
    const host = await enter(here, match, [anne]);
    expect(host.shown()).toEqual([true, false, 0]);
    const guest = await enter(there, match, [jack]);
    expect([host.shown(), guest.shown()]).toEqual([
      [true, true, 0],
      [true, true, 0],
    ]);
    await enter(here, match, []);
    const looker = await enter(there, match, []);
    expect([host.shown(), guest.shown()]).toEqual([
      [true, true, 2],
      [true, true, 2],
    ]);
    await looker.leave();
    await guest.leave();
    expect(host.shown()).toEqual([true, false, 1]);
    await host.leave();
    expect(await presenceAt(there, match)).toEqual([false, false, 1]);
  });

  test('is known to a node that has nobody there', async () => {
    const { here, there, match, anne } = await openPair();
    await enter(here, match, [anne]);
    expect(await presenceAt(there, match)).toEqual([true, false, 0]);
  });

  test('is one person however many sockets he has, and wherever', async () => {
    const { here, there, match, anne } = await openPair();
    const first = await enter(here, match, [anne]);
    const rooms = first.rooms();
    const second = await enter(there, match, [anne]);
    await first.leave();
    expect(await presenceAt(here, match)).toEqual([true, false, 0]);
    expect(await presenceAt(there, match)).toEqual([true, false, 0]);
    await second.leave();
    expect(await presenceAt(here, match)).toEqual([false, false, 0]);
    expect(first.rooms()).toBe(rooms + 1);
  });

  test('is not said again where nothing has changed', async () => {
    const { here, there, match, anne, jack } = await openPair();
    const guest = await enter(there, match, [jack]);
    await enter(here, match, [anne]);
    const rooms = guest.rooms();
    await enter(here, match, [anne]);
    expect(guest.rooms()).toBe(rooms);
  });

  test('moves with the seats when they are drawn', async () => {
    const fleet = openFleet();
    const [here, there] = [fleet.start(), fleet.start()];
    await fleet.clock.advance(2 * SECOND);
    const seats = new Set<number>();
    for (let number = 0; number < 20; number++) {
      const { match, anne, jack } = await sitDown(here, { randomOrder: true });
      await enter(here, match, [anne]);
      const looker = await enter(there, match, []);
      const { seats: drawn } = await wanted(there.matches.act(match, jack, { kind: 'start' }));
      await settle();
      const seat = drawn.findIndex((each) => each.kind === 'person' && each.name === 'Anne');
      seats.add(seat);
      expect(looker.shown()).toEqual([seat === 0, seat === 1, 1]);
    }
    expect(seats.size).toBe(2);
  });

  test('goes with a seat that is taken away', async () => {
    const { here, there, match, anne, jack } = await openPair();
    const host = await enter(here, match, [anne]);
    await enter(there, match, [jack]);
    expect(host.shown()).toEqual([true, true, 0]);
    const code = await wanted(here.matches.device(match, jack));
    await wanted(here.matches.useDevice(match, code));
    await settle();
    expect(host.shown()).toEqual([true, false, 0]);
  });
});

describe('nodes', () => {
  test('that are killed take their people with them, after a few beats', async () => {
    const { clock, here, there, match, anne, jack } = await openPair();
    const host = await enter(here, match, [anne]);
    await enter(there, match, [jack]);
    await enter(there, match, []);
    there.kill();
    await clock.advance(4 * SECOND);
    expect(host.shown()).toEqual([true, true, 1]);
    await clock.advance(3 * SECOND);
    expect(host.shown()).toEqual([true, false, 0]);
  });

  test('that live are not forgotten', async () => {
    const { clock, here, there, match, anne, jack } = await openPair();
    const host = await enter(here, match, [anne]);
    await enter(there, match, [jack]);
    const rooms = host.rooms();
    await clock.advance(120 * SECOND);
    expect(host.shown()).toEqual([true, true, 0]);
    expect(host.rooms()).toBe(rooms);
  });

  test('that have just started are told what changes from then on', async () => {
    const { start } = openFleet();
    const here = start();
    const { match, anne } = await sitDown(here);
    const there = start();
    await settle();
    await enter(here, match, [anne]);
    expect(await presenceAt(there, match)).toEqual([true, false, 0]);
  });

  test('whose store fails send their people away, and say so', async () => {
    const { clock, start, store, here, match, anne, jack } = await openPair();
    const there = start({ store: { ...store, write: () => Promise.reject(new Error('the disk is full')) } });
    await clock.advance(2 * SECOND);
    const host = await enter(here, match, [anne]);
    await enter(there, match, [jack]);
    expect(host.shown()).toEqual([true, true, 0]);
    await expect(there.matches.act(match, jack, { kind: 'ready', ready: false })).rejects.toThrow('full');
    await settle();
    expect(host.shown()).toEqual([true, false, 0]);
  });

  test('that come later learn who was there before, and are learnt of', async () => {
    const { clock, start } = openFleet();
    const here = start();
    const { match, anne, jack } = await sitDown(here);
    const host = await enter(here, match, [anne]);
    await clock.advance(10 * SECOND);
    const there = start();
    const guest = await enter(there, match, [jack]);
    await clock.advance(2 * SECOND);
    expect([host.shown(), guest.shown()]).toEqual([
      [true, true, 0],
      [true, true, 0],
    ]);
  });

  test('that were deaf for a while find out what they have missed, and forget who has gone', async () => {
    const { clock, bus, start, here } = await openPair();
    let isDeaf = false;
    const subscribe: Bus['subscribe'] = (listener) =>
      bus.subscribe((text) => {
        if (!isDeaf || text.includes(' alive ')) listener(text);
      });
    const there = start({ bus: { ...bus, subscribe } });
    await clock.advance(2 * SECOND);
    const { match, anne, jack } = await sitDown(here);
    const other = await sitDown(here);
    const host = await enter(here, match, [anne]);
    await enter(here, other.match, [other.anne]);
    const looker = await enter(there, match, []);
    expect(looker.shown()).toEqual([true, false, 1]);
    isDeaf = true;
    await host.leave();
    await enter(here, match, [jack]);
    expect(looker.shown()).toEqual([true, false, 1]);
    isDeaf = false;
    await clock.advance(2 * SECOND);
    expect(looker.shown()).toEqual([false, true, 1]);
    expect(await presenceAt(there, other.match)).toEqual([true, false, 0]);
    isDeaf = true;
    await wanted(here.matches.act(match, jack, { kind: 'leave' }));
    await settle();
    isDeaf = false;
    await clock.advance(2 * SECOND);
    expect(looker.shown()).toEqual([false, false, 1]);
  });

  test('say nothing to nobody: one alone gives signs of life only', async () => {
    const { clock, bus, start } = openFleet();
    const said: string[] = [];
    const here = start({ bus: { ...bus, publish: (text) => void said.push(text) } });
    const { match, anne } = await sitDown(here);
    await enter(here, match, [anne]);
    await clock.advance(3 * SECOND);
    const words = said.map((text) => text.split(' ')[1]);
    expect(new Set(words)).toEqual(new Set([match, 'alive']));
  });

  test('tell each other nothing that is secret', async () => {
    const { bus, here, there, match, anne, jack, clock } = await openPair();
    const said: string[] = [];
    bus.subscribe((text) => said.push(text));
    const host = await enter(here, match, [anne]);
    await enter(there, match, [jack]);
    await wanted(here.matches.react(match, host.connection, 0, 'ahoy'));
    await wanted(there.matches.act(match, jack, { kind: 'start' }));
    await host.leave();
    await clock.advance(2 * SECOND);
    const [node, word] = ['[\\w-]{12}', `(?:${match}|here|reacted|seen|alive|again)`];
    const form = new RegExp(`^${node} ${word}(?: ${match}| ${node}| ahoy| -| \\d+(?:,\\d)*)*$`);
    expect(said.filter((text) => !form.test(text))).toEqual([]);
    expect(new Set(said.map((text) => text.split(' ')[1]))).toEqual(
      new Set([match, 'here', 'reacted', 'seen', 'alive']),
    );
  });
});

describe('a reaction', () => {
  test('is seen on every node, once', async () => {
    const { start, clock, here, there, match, anne, jack } = await openPair();
    const third = start();
    await clock.advance(2 * SECOND);
    const host = await enter(here, match, [anne]);
    const guest = await enter(there, match, [jack]);
    const lookers = [await enter(here, match, []), await enter(third, match, [])];
    await wanted(here.matches.react(match, host.connection, 0, 'ahoy'));
    await wanted(there.matches.react(match, guest.connection, 1, 'nice'));
    await wanted(there.matches.react(match, guest.connection, 1, 'nice'));
    await settle();
    const nice = { kind: 'reacted', seat: 1, reaction: 'nice' };
    for (const each of [host, guest, ...lookers])
      expect(each.reactions()).toEqual([{ kind: 'reacted', seat: 0, reaction: 'ahoy' }, nice, nice]);
  });

  test('that a bus delivers twice is seen once', async () => {
    const { start, clock, bus, there, match, anne, jack } = await openPair();
    const stutter: Bus = { ...bus, publish: (text) => [text, text].forEach(bus.publish) };
    const here = start({ bus: stutter });
    await clock.advance(2 * SECOND);
    const host = await enter(here, match, [anne]);
    const guest = await enter(there, match, [jack]);
    await wanted(here.matches.react(match, host.connection, 0, 'ahoy'));
    await settle();
    expect(guest.reactions()).toHaveLength(1);
  });
});

describe('a host who is gone', () => {
  const take: ActionRequest = { kind: 'host', seat: 1 };

  test('is one who has been offline for half a minute: then the role can be taken on any node', async () => {
    const { clock, here, there, match, anne, jack } = await openPair();
    await clock.advance(60 * SECOND);
    const host = await enter(here, match, [anne]);
    const guest = await enter(there, match, [jack]);
    await clock.advance(60 * SECOND);
    for (const { matches } of [here, there])
      expect(await codeOf(matches.act(match, jack, take))).toBe('host-is-here');
    await host.leave();
    await clock.advance(30 * SECOND - 1);
    for (const { matches } of [here, there])
      expect(await codeOf(matches.act(match, jack, take))).toBe('host-is-here');
    await clock.advance(1);
    const room = await wanted(there.matches.act(match, jack, take));
    expect(room.seats).toMatchObject([{ host: false }, { host: true }]);
    await wanted(here.matches.act(match, jack, { kind: 'free', seat: 0 }));
    await settle();
    expect(guest.shown()).toEqual([false, true, 0]);
    expect(await codeOf(here.matches.act(match, anne, { kind: 'free', seat: 1 }))).toBe('not-your-seat');
  });

  test('is not one who has only just made the match or has acted without a socket, on any node', async () => {
    const { clock, here, there } = await openPair();
    await clock.advance(60 * SECOND);
    const made = await wanted(
      here.matches.create({ game: 'piatka-z-kosmosu', seats: [anneAs, { kind: 'open' }] }),
    );
    const joined = await wanted(there.matches.join(made.match, jackAs));
    for (const { matches } of [here, there])
      expect(await codeOf(matches.act(made.match, joined.tokens[0] ?? '', take))).toBe('host-is-here');
    const { match, anne, jack } = await sitDown(here);
    await settle();
    for (const { matches } of [here, there])
      expect(await codeOf(matches.act(match, jack, take))).toBe('host-is-here');
    await clock.advance(29 * SECOND);
    await wanted(here.matches.act(match, anne, { kind: 'dress', name: 'Bonny', colour: 'coral' }));
    await clock.advance(29 * SECOND);
    for (const { matches } of [here, there])
      expect(await codeOf(matches.act(match, jack, take))).toBe('host-is-here');
    await clock.advance(SECOND);
    expect(await codeOf(there.matches.act(match, jack, take))).toBe('ok');
  });

  test('may have gone with his node', async () => {
    const { clock, here, there, match, anne, jack } = await openPair();
    await clock.advance(60 * SECOND);
    await enter(here, match, [anne]);
    here.kill();
    await clock.advance(30 * SECOND);
    expect(await codeOf(there.matches.act(match, jack, take))).toBe('host-is-here');
    await clock.advance(6 * SECOND);
    expect(await codeOf(there.matches.act(match, jack, take))).toBe('ok');
  });

  test('cannot be told from one who is there by a node that has only just begun to listen, or was deaf', async () => {
    const { clock, bus, start, match, jack } = await openPair();
    await clock.advance(60 * SECOND);
    const fresh = start();
    const asked = () => codeOf(fresh.matches.act(match, jack, take));
    await clock.advance(30 * SECOND - 1);
    expect(await asked()).toBe('host-is-here');
    bus.publish('*');
    await clock.advance(30 * SECOND - 1);
    expect(await asked()).toBe('host-is-here');
    await clock.advance(1);
    expect(await asked()).toBe('ok');
  });

  test('is not one whose seat was only just drawn', async () => {
    const { clock, here, there } = await openPair();
    const { match, anne, jack } = await sitDown(here, { randomOrder: true });
    await clock.advance(60 * SECOND);
    const { seats } = await wanted(there.matches.act(match, jack, { kind: 'start' }));
    const mine = seats.findIndex((each) => each.kind === 'person' && each.name === 'Jack');
    for (const { matches } of [here, there])
      expect(await codeOf(matches.act(match, jack, { kind: 'host', seat: mine }))).toBe('host-is-here');
    await enter(here, match, [anne]);
    await clock.advance(60 * SECOND);
    expect(await codeOf(there.matches.act(match, jack, { kind: 'host', seat: mine }))).toBe('host-is-here');
  });
});

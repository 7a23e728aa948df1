import { EventEmitter } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import type { Clock } from '../ports.ts';
import { fakeClock } from '../testing/fakeClock.ts';
import { closeServers, openServer } from '../testing/openServer.ts';
import { helloTo, rawSocket } from '../testing/rawSocket.ts';
import { playingPairAt } from '../testing/sitDown.ts';
import { LIMITS } from './limits.ts';
import { makePulse, TURNS } from './pulse.ts';

afterEach(closeServers);

test('who has vanished without a word is let go, and the others are told; who answers stays', async () => {
  const clock = fakeClock();
  const { base } = await openServer({ clock });
  const { match } = await playingPairAt(base);
  const present = await rawSocket(base);
  const vanished = await rawSocket(base, {}, { autoPong: false });
  for (const socket of [present, vanished]) {
    socket.say(helloTo(match));
    await socket.rest();
  }
  for (let pulse = 0; pulse < 3; pulse++) {
    await clock.advance(LIMITS.pulse);
    // The first answer shows that the ping has come, the second one that its pong has.
    await present.rest();
    await present.rest();
  }
  expect(await vanished.closed).toEqual({ code: 1006, reason: '' });
  const spectators = present.heard.flatMap((each) => (each.kind === 'room' ? [each.room.spectators] : []));
  expect(spectators).toEqual([1, 2, 1]);
});

test('who does not answer has until the next ping', async () => {
  const clock = fakeClock();
  const { base } = await openServer({ clock });
  const { match } = await playingPairAt(base);
  const vanished = await rawSocket(base, {}, { autoPong: false });
  vanished.say(helloTo(match));
  await clock.advance(LIMITS.pulse);
  await vanished.rest();
});

class Idle extends EventEmitter {
  pings = 0;
  ping(): void {
    this.pings += 1;
    this.emit('pong');
  }
}

test('thousands of sockets have one timer, and are not asked at once', async () => {
  const clock = fakeClock();
  let timers = 0;
  const counting: Clock = {
    now: clock.now,
    after: (ms, call) => {
      timers += 1;
      return clock.after(ms, call);
    },
  };
  const dropped: Idle[] = [];
  const pulse = makePulse<Idle>(counting, LIMITS.pulse, (socket) => dropped.push(socket));
  const sockets = Array.from({ length: 5000 }, () => new Idle());
  for (const socket of sockets) pulse.watch(socket);
  const asked = (): number => sockets.reduce((sum, { pings }) => sum + pings, 0);
  await clock.advance(LIMITS.pulse / TURNS);
  expect(asked()).toBe(Math.ceil(5000 / TURNS));
  await clock.advance(LIMITS.pulse - LIMITS.pulse / TURNS);
  expect(new Set(sockets.map(({ pings }) => pings))).toEqual(new Set([1]));
  expect({ timers, dropped }).toEqual({ timers: TURNS + 1, dropped: [] });
  for (const socket of sockets.slice(1)) socket.emit('close');
  await clock.advance(LIMITS.pulse);
  expect(asked()).toBe(5001);
  pulse.stop();
  await clock.advance(LIMITS.pulse);
  expect(asked()).toBe(5001);
});

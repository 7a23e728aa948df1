import type { SocketEvents } from '@tortuga/protocol';
import { describe, expect, test } from 'vitest';
import { makeLine } from './line.ts';

/** Time that passes when it is told to, and a socket that does as it is told. */
const makeWorld = () => {
  const timers = new Set<{ readonly ms: number; readonly call: () => void }>();
  const said: string[] = [];
  const events: SocketEvents[] = [];
  const told = { lost: 0, dead: 0 };
  const line = makeLine(
    {
      connect: (socketEvents) => {
        events.push(socketEvents);
        return { send: (text) => said.push(text), close: () => undefined };
      },
      after: (ms, call) => {
        const timer = { ms, call };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
      jitter: () => 1,
    },
    { lost: () => (told.lost += 1), dead: () => (told.dead += 1) },
  );
  const pass = (): void => {
    const [next] = timers;
    if (next === undefined) throw new Error('nothing is due');
    timers.delete(next);
    next.call();
  };
  const waits = (): readonly number[] => [...timers].map(({ ms }) => ms);
  return { line, said, events, told, pass, waits };
};

const quiet: SocketEvents = { opened: () => undefined, heard: () => undefined, closed: () => undefined };

describe('a line that breaks', () => {
  test('is tried again later each time, at most every fifteen seconds', () => {
    const { line, waits, pass } = makeWorld();
    const waited: number[] = [];
    for (let times = 0; times < 8; times++) {
      line.later(() => undefined);
      waited.push(...waits());
      pass();
    }
    expect(waited).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
  });

  test('is tried again soon, once it has stood', () => {
    const { line, waits, pass } = makeWorld();
    line.later(() => undefined);
    pass();
    line.stands();
    line.later(() => undefined);
    expect(waits()).toEqual([400]);
  });

  test('is tried at once when somebody looks, and only once', () => {
    const { line, waits } = makeWorld();
    let calls = 0;
    line.later(() => (calls += 1));
    line.hurry();
    line.hurry();
    expect([calls, waits()]).toEqual([1, []]);
  });
});

describe('a line that is silent', () => {
  test('is asked, and given up when it does not answer', () => {
    const { line, events, said, told, pass } = makeWorld();
    line.connect(quiet);
    events[0]?.opened();
    pass();
    expect(said).toEqual(['{"kind":"ping"}']);
    expect(told.dead).toBe(0);
    pass();
    expect(told.dead).toBe(1);
  });

  test('lives as long as it answers', () => {
    const { line, events, told, pass, said } = makeWorld();
    line.connect(quiet);
    events[0]?.opened();
    for (let times = 0; times < 3; times++) {
      pass();
      events[0]?.heard('{"kind":"pong"}');
    }
    expect([told.dead, said.length]).toEqual([0, 3]);
  });

  test('is not asked any more when it has ended', () => {
    const { line, events, waits, told } = makeWorld();
    line.connect(quiet);
    events[0]?.opened();
    events[0]?.closed();
    expect([waits(), told.lost]).toEqual([[], 1]);
  });
});

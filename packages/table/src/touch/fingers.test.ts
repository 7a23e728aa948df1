import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  record,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  IDLE,
  type Input,
  type Signal,
  SLACK,
  step,
  type Stepped,
  type Touch,
  type Wants,
} from './fingers.ts';
import { distance, type Point } from './point.ts';

const ALL: Wants = { hold: true, drag: true, pinch: true };

const feed = (inputs: readonly Input[], from: Touch = IDLE): Stepped =>
  inputs.reduce<Stepped>(
    ({ touch, signals }, input) => {
      const next = step(touch, input);
      return { touch: next.touch, signals: [...signals, ...next.signals] };
    },
    { touch: from, signals: [] },
  );

const point: Arbitrary<Point> = record({
  x: integer({ min: -20, max: 20 }),
  y: integer({ min: -20, max: 20 }),
});
const finger = integer({ min: 1, max: 3 });
const wants: Arbitrary<Wants> = record({
  hold: boolean(),
  drag: boolean(),
  pinch: boolean(),
});
const input: Arbitrary<Input> = oneof(
  record({ kind: constant('down' as const), finger, at: point, wants }),
  record({ kind: constantFrom('move' as const, 'up' as const), finger, at: point }),
  record({ kind: constant('lift' as const), finger }),
  constant({ kind: 'wait' } as const),
  record({
    kind: constant('break' as const),
    why: constantFrom('lost' as const, 'escape' as const),
  }),
);
const inputs = array(input, { maxLength: 40 });

/** One finger's whole life: down, then moves and after so many of them the wait, then up. */
interface Life {
  readonly from: Point;
  readonly path: readonly Point[];
  readonly wait: number;
  readonly to: Point;
  readonly wants: Wants;
}

const life: Arbitrary<Life> = record({
  from: point,
  path: array(point, { maxLength: 6 }),
  wait: nat(6),
  to: point,
  wants,
});

const inputsOf = ({ from, path, wait, to, wants: taken }: Life): readonly Input[] => {
  const moves = path.map((at): Input => ({ kind: 'move', finger: 1, at }));
  return [
    { kind: 'down', finger: 1, at: from, wants: taken },
    ...moves.slice(0, wait),
    { kind: 'wait' },
    ...moves.slice(wait),
    { kind: 'up', finger: 1, at: to },
  ];
};

/** `press`, or the kind of the gesture and how it ended. */
const endings = (signals: readonly Signal[]): readonly string[] => {
  let kind = '';
  return signals.flatMap((signal) => {
    if (signal.step === 'begin') kind = signal.gesture.kind;
    if (signal.step === 'press') return ['press'];
    if (signal.step === 'end') return [kind];
    return signal.step === 'cancel' ? [`${kind} cancelled`] : [];
  });
};

const wordOf = (signal: Signal): string =>
  `${signal.step}${'gesture' in signal ? ` ${signal.gesture.kind}` : ''}.`;

const SENTENCE = new RegExp(
  `^(${['press\\.', ...['hold', 'drag', 'pinch'].map((kind) => `begin ${kind}\\.(move ${kind}\\.)*(end ${kind}|cancel)\\.`)].join('|')})*$`,
);

/** What a life must end with, worked out the other way round. */
const expectedOf = ({ from, path, to, wait, wants: taken }: Life): string => {
  const isFar = (at: Point): boolean => distance(from, at) >= SLACK;
  if (taken.drag && path.slice(0, wait).some(isFar)) return 'drag';
  if (taken.hold) return 'hold';
  return taken.drag && [...path, to].some(isFar) ? 'drag' : 'press';
};

describe('a touch', () => {
  it('of one finger ends as exactly one press, hold or drag, by how far and how long', () => {
    assert(
      property(life, (lived) => {
        const { touch, signals } = feed(inputsOf(lived));
        expect(endings(signals)).toEqual([expectedOf(lived)]);
        expect(touch).toEqual(IDLE);
      }),
    );
  });

  it('has one gesture under way at most, and each that begins ends or is cancelled', () => {
    assert(
      property(inputs, (given) => {
        const { signals } = feed([...given, { kind: 'break', why: 'lost' }]);
        expect(signals.map(wordOf).join('')).toMatch(SENTENCE);
      }),
    );
  });

  it('that is cancelled leaves nothing behind: what follows is as if it had never been', () => {
    assert(
      property(inputs, inputs, (before, after) => {
        const cancelled = feed([...before, { kind: 'break', why: 'escape' }]);
        expect(cancelled.touch).toEqual(IDLE);
        expect(feed(after, cancelled.touch)).toEqual(feed(after));
      }),
    );
  });

  it('begins nothing that is not wanted', () => {
    const nothing: Wants = { hold: false, drag: false, pinch: false };
    assert(
      property(inputs, (given) => {
        const unwanted = given.map((each) => (each.kind === 'down' ? { ...each, wants: nothing } : each));
        expect(endings(feed(unwanted).signals).filter((ending) => ending !== 'press')).toEqual([]);
      }),
    );
  });

  it('that moves by itself while no finger of its own does tells nothing', () => {
    assert(
      property(inputs, point, (given, at) => {
        const { touch } = feed(given);
        for (const kind of ['move', 'up'] as const) {
          expect(step(touch, { kind, finger: 9, at })).toEqual({ touch, signals: [] });
        }
      }),
    );
  });
});

describe('a pinch', () => {
  const far = record({
    x: integer({ min: 100, max: 900 }),
    y: integer({ min: 100, max: 900 }),
  });

  it('tells how far apart the fingers are, and where their middle is', () => {
    assert(
      property(point, far, far, (one, other, now) => {
        const { signals } = feed([
          { kind: 'down', finger: 1, at: one, wants: ALL },
          { kind: 'down', finger: 2, at: other, wants: ALL },
          { kind: 'move', finger: 2, at: now },
        ]);
        const last = signals.at(-1);
        if (last?.step !== 'move' || last.gesture.kind !== 'pinch') throw new Error('it is no pinch');
        const { scale, at } = last.gesture;
        expect(scale * distance(one, other)).toBeCloseTo(distance(one, now));
        expect(at).toEqual({ x: (one.x + now.x) / 2, y: (one.y + now.y) / 2 });
      }),
    );
  });

  it('takes over from a drag, from where the fingers are', () => {
    const { signals } = feed([
      { kind: 'down', finger: 1, at: { x: 0, y: 0 }, wants: ALL },
      { kind: 'move', finger: 1, at: { x: 100, y: 0 } },
      { kind: 'down', finger: 2, at: { x: 200, y: 0 }, wants: ALL },
      { kind: 'up', finger: 1, at: { x: 100, y: 0 } },
    ]);
    expect(endings(signals)).toEqual(['drag cancelled', 'pinch']);
    expect(signals).toContainEqual({
      step: 'begin',
      gesture: { kind: 'pinch', scale: 1, from: { x: 150, y: 0 }, at: { x: 150, y: 0 } },
    });
  });

  it('is none where none is wanted: a second finger cancels', () => {
    const { touch, signals } = feed([
      { kind: 'down', finger: 1, at: { x: 0, y: 0 }, wants: { ...ALL, pinch: false } },
      { kind: 'move', finger: 1, at: { x: 100, y: 0 } },
      { kind: 'down', finger: 2, at: { x: 200, y: 0 }, wants: ALL },
    ]);
    expect(endings(signals)).toEqual(['drag cancelled']);
    expect(touch).toEqual(IDLE);
  });
});

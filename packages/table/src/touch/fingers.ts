/**
 * The life of a touch, without a page: from the first finger that comes down to a press, a hold, a drag or a pinch, of
 * which exactly one ends it. A touch that is cancelled ends at once, and the machine is as it was before it.
 */
import { distance, middleOf, type Point } from './point.ts';

/** Client pixels: fingers tremble by less. */
export const SLACK = 8;

/** Gestures that the touched thing takes: others never begin. A press is always possible. */
export interface Wants {
  readonly hold: boolean;
  readonly drag: boolean;
  readonly pinch: boolean;
}

/** The window was lost or the browser took the finger, Escape, another finger, another thing that took this touch. */
export type Why = 'lost' | 'escape' | 'second-finger' | 'taken';

export type Input =
  | { readonly kind: 'down'; readonly finger: number; readonly at: Point; readonly wants: Wants }
  | { readonly kind: 'move' | 'up'; readonly finger: number; readonly at: Point }
  /** The browser took the finger away. */
  | { readonly kind: 'lift'; readonly finger: number }
  /** The finger has been still for as long as a hold takes. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'break'; readonly why: Why };

export interface Gesture {
  readonly kind: 'hold' | 'drag' | 'pinch';
  /** Where it began: the finger, or the middle between the fingers of a pinch. */
  readonly from: Point;
  /** The same now. */
  readonly at: Point;
  /** How far apart the fingers of a pinch are: 2 is twice as far as they were. 1 of one finger. */
  readonly scale: number;
}

/** What a touch tells: at most one gesture is under way, from its `begin` to its `end` or `cancel`. */
export type Signal =
  | { readonly step: 'press'; readonly at: Point }
  | { readonly step: 'begin' | 'move' | 'end'; readonly gesture: Gesture }
  | { readonly step: 'cancel'; readonly why: Why };

interface Contact {
  readonly finger: number;
  readonly from: Point;
  readonly at: Point;
}

export type Touch =
  | { readonly phase: 'idle' }
  /** Whatever it will be has not begun. */
  | { readonly phase: 'down' | 'hold' | 'drag'; readonly one: Contact; readonly wants: Wants }
  | { readonly phase: 'pinch'; readonly one: Contact; readonly other: Contact };

export interface Stepped {
  readonly touch: Touch;
  readonly signals: readonly Signal[];
}

export const IDLE: Touch = { phase: 'idle' };

const stay = (touch: Touch): Stepped => ({ touch, signals: [] });
const leave = (...signals: readonly Signal[]): Stepped => ({ touch: IDLE, signals });

/** Fingers closer than this would make every tremble a leap. */
const spread = (one: Point, other: Point): number => Math.max(distance(one, other), SLACK);

const pinchOf = (one: Contact, other: Contact): Gesture => ({
  kind: 'pinch',
  scale: spread(one.at, other.at) / spread(one.from, other.from),
  from: middleOf(one.from, other.from),
  at: middleOf(one.at, other.at),
});

const gestureOf = (touch: Touch): Gesture | undefined => {
  if (touch.phase === 'idle' || touch.phase === 'down') return undefined;
  if (touch.phase === 'pinch') return pinchOf(touch.one, touch.other);
  return { kind: touch.phase, from: touch.one.from, at: touch.one.at, scale: 1 };
};

export const fingersOf = (touch: Touch): readonly number[] => {
  if (touch.phase === 'idle') return [];
  return touch.phase === 'pinch' ? [touch.one.finger, touch.other.finger] : [touch.one.finger];
};

const has = (touch: Touch, finger: number): boolean => fingersOf(touch).includes(finger);

const broken = (touch: Touch, why: Why): Stepped =>
  gestureOf(touch) === undefined ? leave() : leave({ step: 'cancel', why });

/** The gesture of a touch, told as its step. */
const told = (touch: Touch, step: 'begin' | 'move' | 'end'): readonly Signal[] => {
  const gesture = gestureOf(touch);
  return gesture === undefined ? [] : [{ step, gesture }];
};

const begun = (touch: Touch): Stepped => ({ touch, signals: told(touch, 'begin') });

const secondDown = (touch: Exclude<Touch, { phase: 'idle' }>, other: Contact): Stepped => {
  const { signals } = broken(touch, 'second-finger');
  const isPinch = touch.phase !== 'pinch' && touch.phase !== 'hold' && touch.wants.pinch;
  if (!isPinch) return leave(...signals);
  // Measured from where both are now.
  const pinched = begun({ phase: 'pinch', one: { ...touch.one, from: touch.one.at }, other });
  return { ...pinched, signals: [...signals, ...pinched.signals] };
};

const down = (touch: Touch, { finger, at, wants }: Extract<Input, { kind: 'down' }>): Stepped => {
  const one = { finger, from: at, at };
  if (touch.phase === 'idle') return stay({ phase: 'down', one, wants });
  if (!has(touch, finger)) return secondDown(touch, one);
  // It came up unseen.
  return { touch: { phase: 'down', one, wants }, signals: broken(touch, 'lost').signals };
};

/** With a finger where it is now. */
const moved = (touch: Touch, finger: number, at: Point): Touch => {
  if (touch.phase === 'idle') return touch;
  if (touch.one.finger === finger) return { ...touch, one: { ...touch.one, at } };
  return touch.phase === 'pinch' ? { ...touch, other: { ...touch.other, at } } : touch;
};

const move = (touch: Touch): Stepped => {
  if (touch.phase !== 'down') return { touch, signals: told(touch, 'move') };
  const isDrag = touch.wants.drag && distance(touch.one.from, touch.one.at) >= SLACK;
  return isDrag ? begun({ ...touch, phase: 'drag' }) : stay(touch);
};

const up = (touch: Touch): Stepped => {
  if (touch.phase !== 'down') return leave(...told(touch, 'end'));
  // It may have come up far off, without a move in between.
  const last = move(touch);
  if (last.touch.phase === 'down') return leave({ step: 'press', at: touch.one.at });
  return leave(...last.signals, ...told(last.touch, 'end'));
};

export const step = (touch: Touch, input: Input): Stepped => {
  switch (input.kind) {
    case 'down':
      return down(touch, input);
    case 'move':
    case 'up': {
      if (!has(touch, input.finger)) return stay(touch);
      const now = moved(touch, input.finger, input.at);
      return input.kind === 'move' ? move(now) : up(now);
    }
    case 'wait':
      return touch.phase === 'down' && touch.wants.hold ? begun({ ...touch, phase: 'hold' }) : stay(touch);
    case 'lift':
      return has(touch, input.finger) ? broken(touch, 'lost') : stay(touch);
    case 'break':
      return broken(touch, input.why);
  }
};

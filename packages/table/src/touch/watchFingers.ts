/**
 * The fingers on an element, as the page hears of them. Touched things may lie within one another, such as a piece that
 * is held on a board that is dragged: the first that begins a gesture has the touch, the innermost where several would.
 */
import {
  fingersOf,
  IDLE,
  type Input,
  type Signal,
  step,
  type Touch,
  type Wants,
  type Why,
} from './fingers.ts';
import type { Point } from './point.ts';

/** Milliseconds until a finger that stays becomes a hold. */
export const HOLD_MS = 400;

export type Ground = HTMLElement | SVGElement | Document;

export interface Watcher {
  /** Asked as a finger comes down; undefined leaves it alone. */
  readonly wants: (event: PointerEvent) => Wants | undefined;
  /** A finger came down where there was none: nothing is known of it yet. */
  readonly onDown?: (event: PointerEvent) => void;
  readonly onSignal: (signal: Signal) => void;
  /** One that only looks on takes no touch from anybody. */
  readonly isOnlooker?: boolean;
}

/** All that is touched now. */
const touched = new Set<{ readonly fall: (why: Why) => void }>();

export const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

/** So that the finger is heard of wherever it goes. */
const capture = (ground: Element, touch: Touch): void => {
  for (const finger of fingersOf(touch)) ground.setPointerCapture(finger);
};

/** A mouse whose button came up where nobody saw it. */
const isLetGo = ({ pointerType, buttons }: PointerEvent): boolean => pointerType === 'mouse' && buttons === 0;

export const watchFingers = (ground: Ground, watcher: Watcher): (() => void) => {
  let touch: Touch = IDLE;
  let ears: AbortController | undefined;
  const self = { fall: (why: Why) => tell({ kind: 'break', why }) };

  const tell = (input: Input): void => {
    const stepped = step(touch, input);
    ({ touch } = stepped);
    if (touch.phase === 'idle') rest();
    for (const signal of stepped.signals) {
      if (signal.step === 'begin' && watcher.isOnlooker !== true) takeTouch();
      watcher.onSignal(signal);
    }
  };
  const takeTouch = (): void => {
    for (const other of [...touched]) if (other !== self) other.fall('taken');
    // Not of a hold: it begins by the clock, when the finger may be about to leave.
    if (ground instanceof Element && touch.phase !== 'hold') capture(ground, touch);
  };
  const rest = (): void => {
    ears?.abort();
    ears = undefined;
    touched.delete(self);
  };

  const onLift = ({ pointerId }: PointerEvent): void => tell({ kind: 'lift', finger: pointerId });
  const onMove = (event: PointerEvent): void => {
    if (isLetGo(event)) onLift(event);
    else tell({ kind: 'move', finger: event.pointerId, at: pointOf(event) });
  };
  const onUp = (event: PointerEvent): void =>
    tell({ kind: 'up', finger: event.pointerId, at: pointOf(event) });
  const onElsewhere = ({ target }: Event): void => {
    if (target instanceof Node && !ground.contains(target)) self.fall('second-finger');
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    if (touch.phase !== 'down') {
      event.preventDefault();
      event.stopPropagation();
    }
    self.fall('escape');
  };
  const lose = (): void => self.fall('lost');

  /** On the window: a finger may leave the element, and the element may leave the page. */
  const listen = (wants: Wants): void => {
    ears = new AbortController();
    const options = { capture: true, signal: ears.signal } as const;
    addEventListener('pointermove', onMove, options);
    addEventListener('pointerup', onUp, options);
    addEventListener('pointercancel', onLift, options);
    addEventListener('pointerdown', onElsewhere, options);
    addEventListener('keydown', onKey, options);
    addEventListener('blur', lose, { signal: ears.signal });
    document.addEventListener('visibilitychange', lose, { signal: ears.signal });
    touched.add(self);
    if (!wants.hold) return;
    const timer = setTimeout(() => tell({ kind: 'wait' }), HOLD_MS);
    ears.signal.addEventListener('abort', () => clearTimeout(timer));
  };

  const onDown = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.button !== 0) return;
    const wants = watcher.wants(event);
    if (wants === undefined) return;
    if (ears === undefined) {
      watcher.onDown?.(event);
      listen(wants);
    }
    tell({ kind: 'down', finger: event.pointerId, at: pointOf(event), wants });
  };
  ground.addEventListener('pointerdown', onDown, { capture: watcher.isOnlooker === true });
  return () => {
    ground.removeEventListener('pointerdown', onDown, { capture: watcher.isOnlooker === true });
    lose();
  };
};

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
const HOLD_MS = 400;

export interface Watcher {
  readonly ground: HTMLElement | SVGElement | Document;
  /** Asked as a finger comes down, and where. */
  readonly wants: (at: Point) => Wants;
  /** A finger came down where there was none: nothing is known of it yet. */
  readonly onDown: (event: PointerEvent) => void;
  readonly onSignal: (signal: Signal) => void;
  /** One that only looks on hears of fingers first, and takes no touch from anybody. */
  readonly isOnlooker?: boolean;
}

/** A watcher, and the touch as it is right now. */
interface Watch extends Watcher {
  touch: Touch;
  /** While there is a finger. */
  ears: AbortController | undefined;
}

/** All that is touched now. */
const touched = new Set<Watch>();

export const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

const tell = (watch: Watch, input: Input): void => {
  const { touch, signals } = step(watch.touch, input);
  watch.touch = touch;
  if (touch.phase === 'idle') rest(watch);
  for (const signal of signals) {
    if (signal.step === 'begin' && watch.isOnlooker !== true) takeTouch(watch);
    watch.onSignal(signal);
  }
};

const rest = (watch: Watch): void => {
  watch.ears?.abort();
  watch.ears = undefined;
  touched.delete(watch);
};

const fall = (watch: Watch, why: Why): void => tell(watch, { kind: 'break', why });

const takeTouch = (watch: Watch): void => {
  for (const other of touched) if (other !== watch) fall(other, 'taken');
  const { ground, touch } = watch;
  // A hold begins by the clock, when the finger may have left unheard.
  if (!(ground instanceof Element) || touch.phase === 'hold') return;
  for (const finger of fingersOf(touch)) ground.setPointerCapture(finger);
};

/** A mouse whose button came up where nobody saw it. */
const isLetGo = ({ pointerType, buttons }: PointerEvent): boolean => pointerType === 'mouse' && buttons === 0;

const hearPointer = (watch: Watch, event: PointerEvent): void => {
  const finger = event.pointerId;
  const at = pointOf(event);
  if (event.type === 'pointerup') tell(watch, { kind: 'up', finger, at });
  else if (event.type === 'pointercancel' || isLetGo(event)) tell(watch, { kind: 'lift', finger });
  else tell(watch, { kind: 'move', finger, at });
};

const hearKey = (watch: Watch, event: KeyboardEvent): void => {
  if (event.key !== 'Escape') return;
  // Of what lies open beneath, nothing is meant as long as a gesture is under way.
  if (watch.touch.phase !== 'down') {
    event.preventDefault();
    event.stopPropagation();
  }
  fall(watch, 'escape');
};

/** On the window: a finger may leave the element, and the element may leave the page. */
const listen = (watch: Watch, isHoldWanted: boolean): void => {
  const ears = new AbortController();
  const options = { capture: true, signal: ears.signal } as const;
  const onPointer = (event: PointerEvent): void => hearPointer(watch, event);
  const lose = (): void => fall(watch, 'lost');
  addEventListener('pointermove', onPointer, options);
  addEventListener('pointerup', onPointer, options);
  addEventListener('pointercancel', onPointer, options);
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !watch.ground.contains(target)) fall(watch, 'second-finger');
    },
    options,
  );
  addEventListener('keydown', (event) => hearKey(watch, event), options);
  addEventListener('blur', lose, { signal: ears.signal });
  document.addEventListener('visibilitychange', lose, options);
  if (isHoldWanted) {
    const timer = setTimeout(() => tell(watch, { kind: 'wait' }), HOLD_MS);
    ears.signal.addEventListener('abort', () => clearTimeout(timer));
  }
  watch.ears = ears;
  touched.add(watch);
};

const hearDown = (watch: Watch, event: PointerEvent): void => {
  if (event.button !== 0) return;
  const at = pointOf(event);
  const wants = watch.wants(at);
  if (watch.ears === undefined) {
    watch.onDown(event);
    listen(watch, wants.hold);
  }
  tell(watch, { kind: 'down', finger: event.pointerId, at, wants });
};

export const watchFingers = (watcher: Watcher): (() => void) => {
  const watch: Watch = { ...watcher, touch: IDLE, ears: undefined };
  const capture = watcher.isOnlooker === true;
  const onDown = (event: Event): void => {
    if (event instanceof PointerEvent) hearDown(watch, event);
  };
  watcher.ground.addEventListener('pointerdown', onDown, { capture });
  return () => {
    watcher.ground.removeEventListener('pointerdown', onDown, { capture });
    fall(watch, 'lost');
  };
};

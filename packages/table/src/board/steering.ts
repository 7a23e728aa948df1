/** The hand at the helm: drag, pinch, wheel and keys on the window of a board. */
import { keyName } from '../keys/keyName.ts';
import type { Gesture } from '../touch/fingers.ts';
import type { Point } from '../touch/point.ts';
import { type Follower, type Gestures, touch } from '../touch/touch.ts';
import { pointOf } from '../touch/watchFingers.ts';
import type { Helm } from './helm.ts';

/** A key moves the board by this part of the window. */
const STRIDE = 0.2;
export const ZOOM_STEP = 1.4;
/** Pixels: what wheels that count in lines mean by one. */
const LINE = 20;
/** Of a wheel's turn; a trackpad's pinch comes as many small ones. */
const MOST_TURN = 25;
const ZOOM_PER_PIXEL = 0.01;

/** From the corner of the window. */
const inWindow = (window: HTMLElement, { x, y }: Point): Point => {
  const { left, top } = window.getBoundingClientRect();
  return { x: x - left, y: y - top };
};

const scaleOf = (gesture: Gesture): number => (gesture.kind === 'pinch' ? gesture.scale : 1);

/** The points of the board that the fingers lie on stay under them. */
const drawAlong = (window: HTMLElement, helm: Helm, begun: Gesture): Follower => {
  let last = { at: begun.from, scale: 1 };
  const move = (gesture: Gesture): void => {
    const { at } = gesture;
    const scale = scaleOf(gesture);
    helm.pan({ x: at.x - last.at.x, y: at.y - last.at.y });
    if (scale !== last.scale) helm.zoom(scale / last.scale, inWindow(window, at));
    last = { at, scale };
  };
  const letGo = (): void => helm.hold(false);
  helm.hold(true);
  move(begun);
  return { move, end: letGo, cancel: letGo };
};

const roll = (window: HTMLElement, helm: Helm, event: WheelEvent): void => {
  // Also a pinch on a trackpad comes so.
  const isZoom = event.ctrlKey || event.metaKey;
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE;
  event.preventDefault();
  if (!isZoom) {
    helm.pan({ x: -event.deltaX * unit, y: -event.deltaY * unit });
    return;
  }
  const turn = Math.max(-MOST_TURN, Math.min(event.deltaY * unit, MOST_TURN));
  helm.zoom(Math.exp(-turn * ZOOM_PER_PIXEL), inWindow(window, pointOf(event)));
};

const strides = (helm: Helm): Readonly<Record<string, () => void>> => {
  const step = (x: number, y: number) => (): void => {
    const { width, height } = helm.scope().window;
    helm.step({ x: x * width * STRIDE, y: y * height * STRIDE });
  };
  return {
    ArrowLeft: step(1, 0),
    ArrowRight: step(-1, 0),
    ArrowUp: step(0, 1),
    ArrowDown: step(0, -1),
    '+': () => helm.stepZoom(ZOOM_STEP),
    '=': () => helm.stepZoom(ZOOM_STEP),
    '-': () => helm.stepZoom(1 / ZOOM_STEP),
  };
};

/** Until what it returns is called. */
export const steer = (window: HTMLElement, helm: Helm): (() => void) => {
  const draw = (gesture: Gesture): Follower => drawAlong(window, helm, gesture);
  const gestures: Gestures = { drag: draw, pinch: draw };
  const stop = touch(window, () => gestures);
  const ears = new AbortController();
  const { signal } = ears;
  const keys = strides(helm);
  window.addEventListener('wheel', (event) => roll(window, helm, event), { passive: false, signal });
  const press = (event: KeyboardEvent): void => {
    // Arrows on a piece are the table's.
    if (event.target !== window || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[keyName(event)];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  window.addEventListener('keydown', press, { signal });
  return () => {
    ears.abort();
    stop();
  };
};

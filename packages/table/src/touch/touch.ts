/**
 * The one way of touching: what fingers, a mouse and keys do to an element, as gestures.
 *
 *     const stop = touch(element, () => ({
 *       press: () => choose(),                                 // a tap, or a click by key or by a reader of screens
 *       hold: () => ({ end: lookAway, cancel: lookAway }),     // a long press, for as long as it lasts
 *       drag: () => ({ move: follow, end: drop, cancel: putBack }),
 *       pinch: () => ({ move: ({ scale, at }) => zoom(scale, at) }),
 *       keys: { ArrowLeft: () => nudge(-1) },                  // while the focus is within the element
 *     }));
 *
 * - Gestures are asked for as a finger comes down, and where: a gesture that is not there then is not wanted. So one
 *   element may hold much that is touched: `touch(board, (at) => (pieceNear(at) ? { drag } : {}))`.
 * - A gesture that begins is given a follower of its own, which hears every `move` and then one of `end` and `cancel`.
 *   It is cancelled by Escape, by a second finger, when the window or the finger is lost, and when the element goes.
 * - Exactly one of press, hold, drag and pinch comes of a touch. The click that ends another than a press is nobody's.
 * - Where touched things lie within one another, the one whose gesture begins first has the touch, the innermost before
 *   the others: a piece is dragged or held, and what is left drags the board. A press is heard by all, as a click is.
 * - All points are client pixels. A slingshot is a drag: `drag: () => pullBack(anchor, follower)`.
 * - An element that is dragged or pinched needs `touch-action: none`, or the browser scrolls instead.
 *
 * Nothing here is a state of React's: `useTouch` only ties an element to it.
 */
import { keyName } from '../keys/keyName.ts';
import type { KeyActions } from '../keys/useKeys.ts';
import type { Gesture, Signal, Why } from './fingers.ts';
import type { Point } from './point.ts';
import { pointOf, watchFingers } from './watchFingers.ts';

/** Why a gesture came to nothing; `back`: the finger itself came back. */
export type Cancelled = Why | 'back';

export interface Follower<G = Gesture> {
  readonly move?: (gesture: G) => void;
  readonly end?: (gesture: G) => void;
  readonly cancel?: (why: Cancelled) => void;
}

type Begin = (gesture: Gesture) => Follower | undefined;

export interface Gestures {
  /** Where it was; a click by key is in no place. */
  readonly press?: ((at: Point | undefined) => void) | undefined;
  readonly hold?: Begin | undefined;
  readonly drag?: Begin | undefined;
  readonly pinch?: Begin | undefined;
  /** By their names, as in `useKeys`. */
  readonly keys?: KeyActions | undefined;
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** The gestures at a point of the page; at none for keys, and clicks by key. */
type Read = (at: Point | undefined) => Gestures;

/** Hands each gesture to its follower. */
const followBy = (read: Read) => {
  let follower: Follower | undefined;
  const leave = (): Follower | undefined => {
    const left = follower;
    follower = undefined;
    return left;
  };
  return (told: Signal): void => {
    if (told.step === 'begin') {
      const { kind, from } = told.gesture;
      follower = read(from)[kind]?.(told.gesture);
    }
    if (told.step === 'move') follower?.move?.(told.gesture);
    if (told.step === 'end') leave()?.end?.(told.gesture);
    if (told.step === 'cancel') leave()?.cancel?.(told.why);
  };
};

/** A click by key, or by a reader of screens, has no detail. */
const isByKey = ({ detail }: MouseEvent): boolean => detail === 0;

/** Fingers on the element; tells whether a click that comes now ends what was no press. */
const watch = (element: HTMLElement | SVGElement, read: Read) => {
  const follow = followBy(read);
  let isEcho = false;
  const stop = watchFingers({
    ground: element,
    wants: (at) => {
      const { hold, drag, pinch } = read(at);
      return { hold: hold !== undefined, drag: drag !== undefined, pinch: pinch !== undefined };
    },
    onDown: () => {
      isEcho = true;
    },
    onSignal: (told) => {
      if (told.step === 'press') isEcho = false;
      follow(told);
    },
  });
  return { stop, isEcho: (click: MouseEvent) => isEcho && !isByKey(click) };
};

const pressKey = (event: KeyboardEvent, keys: KeyActions): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const act = keys[keyName(event)];
  if (act === undefined) return;
  event.preventDefault();
  act(event);
};

export const touch = (element: HTMLElement | SVGElement, read: Read): (() => void) => {
  const ears = new AbortController();
  const { signal } = ears;
  const { stop, isEcho } = watch(element, read);
  const hear = <K extends keyof GlobalEventHandlersEventMap>(
    type: K,
    act: (event: GlobalEventHandlersEventMap[K]) => void,
    capture = false,
  ): void => element.addEventListener(type, act as EventListener, { capture, signal }); // by the type's name

  hear('click', (event) => isEcho(event) && swallow(event), true);
  hear('click', (event) => {
    const at = isByKey(event) ? undefined : pointOf(event);
    read(at).press?.(at);
  });
  hear('keydown', (event) => pressKey(event, read(undefined).keys ?? {}));
  // The browser's own long press and its own dragging would take the finger away.
  hear('contextmenu', (event) => read(pointOf(event)).hold !== undefined && event.preventDefault());
  hear('dragstart', (event) => read(pointOf(event)).drag !== undefined && event.preventDefault());
  return () => {
    ears.abort();
    stop();
  };
};

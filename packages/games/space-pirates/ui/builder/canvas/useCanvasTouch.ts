/** Fingers, the mouse and keys on the drawing board. What is touched nowhere near a thing drags the board itself. */
import { type Follower, type Gesture, type Gestures, type Surface, touch, useLatest } from '@tortuga/table';
import { type RefObject, useEffect } from 'react';
import { distance, type Point } from '../../../space/point.ts';
import { copy, nudge, remove, splitEdge, turn } from '../bench/deeds.ts';
import type { Bench } from '../bench/useBench.ts';
import { thingAt } from '../model/pick.ts';
import { roundOf } from '../model/plan.ts';
import type { Thing } from '../model/thing.ts';
import { inRules, TENTH } from '../../units.ts';
import { type Dragged, dragged, turned } from './follow.ts';
import { FINGER, handleOf } from './room.ts';

/** Tenths of a millimetre a pixel. */
const perPixel = (surface: Surface): number => TENTH / surface.scale();

const isOnHandle = ({ plan, chosen }: Bench, at: Point, surface: Surface): boolean => {
  const piece = chosen?.kind === 'piece' ? plan.pieces[chosen.at] : undefined;
  if (piece === undefined || roundOf(piece.kind) === 0) return false;
  return distance(handleOf(piece, perPixel(surface)), at) <= FINGER * perPixel(surface);
};

const thingUnder = ({ plan, isUpright }: Bench, at: Point, surface: Surface): Thing | undefined =>
  thingAt(plan, at, FINGER * perPixel(surface), !isUpright);

/** The plan follows the finger, and is as it was if the finger changes its mind. */
export const following = (bench: Bench, surface: Surface, drag: Dragged, onEnd?: () => void): Follower => {
  const place = ({ at }: Gesture) => drag(inRules(surface.toBoard(at)));
  return {
    move: (gesture) => bench.aim.set(place(gesture)),
    end: (gesture) => {
      bench.edit(place(gesture));
      bench.aim.set(undefined);
      onEnd?.();
    },
    cancel: () => bench.aim.set(undefined),
  };
};

const draggingAt = (bench: Bench, surface: Surface, client: Point): Gestures['drag'] => {
  const from = inRules(surface.toBoard(client));
  const { plan, chosen, isUpright, choose } = bench;
  if (chosen !== undefined && isOnHandle(bench, from, surface))
    return () => following(bench, surface, turned(plan, chosen.at));
  const thing = thingUnder(bench, from, surface);
  if (thing === undefined) return undefined;
  const isEdge = thing.kind === 'edge';
  return () => {
    choose(isEdge ? undefined : thing);
    return following(bench, surface, dragged(plan, thing, from, isUpright), () =>
      choose(isEdge ? { kind: 'corner', at: thing.at + 1 } : thing),
    );
  };
};

const MM = TENTH;

const keysOf = (bench: Bench): Gestures['keys'] => ({
  ArrowLeft: () => nudge(bench, -MM, 0),
  ArrowRight: () => nudge(bench, MM, 0),
  ArrowUp: () => nudge(bench, 0, -MM),
  ArrowDown: () => nudge(bench, 0, MM),
  'Shift+ArrowLeft': () => nudge(bench, -10 * MM, 0),
  'Shift+ArrowRight': () => nudge(bench, 10 * MM, 0),
  'Shift+ArrowUp': () => nudge(bench, 0, -10 * MM),
  'Shift+ArrowDown': () => nudge(bench, 0, 10 * MM),
  '[': () => turn(bench, -1),
  ']': () => turn(bench, 1),
  '{': () => turn(bench, -15),
  '}': () => turn(bench, 15),
  Delete: () => remove(bench),
  Backspace: () => remove(bench),
  Enter: () => splitEdge(bench),
  Escape: () => bench.choose(undefined),
  c: () => copy(bench),
});

export const useCanvasTouch = (
  ground: RefObject<SVGGElement | null>,
  surface: RefObject<Surface | null>,
  bench: Bench,
  focusOn: (thing: Thing) => void,
): void => {
  const latest = useLatest({ bench, focusOn });
  useEffect(() => {
    const element = ground.current;
    if (element === null) return undefined;
    return touch(element, (client): Gestures => {
      const now = latest.current;
      if (client === undefined || surface.current === null) return { keys: keysOf(now.bench) };
      const there = surface.current;
      return {
        drag: draggingAt(now.bench, there, client),
        press: (at) => {
          if (at === undefined) return;
          const point = inRules(there.toBoard(at));
          if (isOnHandle(now.bench, point, there)) return;
          const thing = thingUnder(now.bench, point, there);
          now.bench.choose(thing);
          if (thing === undefined) return;
          now.focusOn(thing);
          if (thing.kind === 'edge') splitEdge({ ...now.bench, chosen: thing });
        },
      };
    });
  }, [ground, surface, latest]);
};

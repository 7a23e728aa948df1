/** Tap a spot, or drag what is to be put by itself. A finger is as thick as 22 pixels to each side. */
import { distance, type Gestures, type Point, type Surface, useSurface } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { inRules, onMap, TENTH } from '../units.ts';
import { aimAt, restAt } from './spotActs.ts';

const FINGER = 22;

/** Millimetres under half a finger. */
export const fingerOn = (surface: Surface): number => FINGER / surface.scale();

/** What is dragged keeps its place under the finger. */
const drag = (table: Props, surface: Surface, start: Point): Gestures['drag'] => {
  return ({ from }) => {
    const first = surface.toBoard(from);
    const at = (now: Point): Point => {
      const { x, y } = surface.toBoard(now);
      return inRules({ x: start.x + x - first.x, y: start.y + y - first.y });
    };
    return {
      move: (gesture) => aimAt(table, at(gesture.at)),
      end: (gesture) => {
        table.aim.set(undefined);
        restAt(table, at(gesture.at), fingerOn(surface) * TENTH);
      },
      cancel: () => table.aim.set(undefined),
    };
  };
};

/** `reach` is how large it is drawn, in millimetres from its middle. */
export const useSpotTouch = (table: Props, reach: number) => {
  const surface = useSurface();
  return (finger: Point | undefined): Gestures => {
    const { at } = table.draft.spot;
    const start = at && onMap(at);
    const held = Math.max(reach, fingerOn(surface));
    const isHeld =
      finger !== undefined && start !== undefined && distance(surface.toBoard(finger), start) <= held;
    return {
      press: (there) => {
        if (there !== undefined) restAt(table, inRules(surface.toBoard(there)), fingerOn(surface) * TENTH);
      },
      drag: isHeld ? drag(table, surface, start) : undefined,
    };
  };
};

/** The map, touched to turn something: it points to where the finger is. */
import { distance, type Gestures, type Point, useSurface } from '@tortuga/table';
import type { Universe } from '../../universe/universe.ts';
import { worldOf } from '../map/world.ts';
import type { Props } from '../shown.ts';
import { TouchGround } from './TouchGround.tsx';
import { aimAngle, angleTo, setAngle } from './turnActs.ts';
import { fingerOn } from './useSpotTouch.ts';

interface TurnGroundProps {
  readonly table: Props;
  readonly universe: Universe;
  /** Millimetres: what is turned, and how far around it a finger takes hold of it. */
  readonly about: Point;
  readonly reach: number;
}

export const TurnGround = ({ table, universe, about, reach }: TurnGroundProps) => {
  const surface = useSurface();
  const towards = (finger: Point): number => angleTo(about, surface.toBoard(finger));
  const gestures = (finger: Point | undefined): Gestures => {
    const far = finger && distance(surface.toBoard(finger), about);
    const isHeld = far !== undefined && far <= Math.max(reach, 2 * fingerOn(surface));
    return {
      press: (there) => there && setAngle(table, towards(there)),
      drag: isHeld
        ? () => ({
            move: ({ at }) => aimAngle(table, towards(at)),
            end: ({ at }) => {
              table.aim.set(undefined);
              setAngle(table, towards(at));
            },
            cancel: () => table.aim.set(undefined),
          })
        : undefined,
    };
  };
  return <TouchGround box={worldOf(universe)} gestures={gestures} />;
};

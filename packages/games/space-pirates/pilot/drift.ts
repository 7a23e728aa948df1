/** Drifting: the one template that leads farthest. */
import { checkDrift } from '../moving.ts';
import { fieldOf } from '../pieces.ts';
import { TURN } from '../space/directions.ts';
import { farthestPoint, frontTip } from '../space/hexagon.ts';
import { type Pose, roundPoint } from '../space/point.ts';
import type { Move, State } from '../types.ts';
import { ALL_LINES, fit } from '../universe/fit.ts';
import { plotCourses } from './course.ts';
import { energyIn } from './knowledge.ts';
import { type Outlook, worthInSpace, worthOfDocking } from './outlook.ts';

const STEP = 50;

/** Undefined where there is no drift among those tried. */
export const driftCourse = (state: State, outlook: Outlook): Move | undefined => {
  const { ship } = outlook.pirate;
  if (ship.at !== 'space') return driftOut(state, outlook);
  let found: Extract<Move, { kind: 'drift' }> | undefined;
  let most = -Infinity;
  for (let angle = 0; angle < TURN; angle += STEP) {
    const pose: Pose = { ...roundPoint(farthestPoint(ship, angle)), h: angle };
    const worth = worthOfDrift(state, outlook, pose);
    if (worth <= most) continue;
    most = worth;
    found = { kind: 'drift', angle, offset: 0, point: null };
  }
  return found !== undefined && checkDrift(state, found) === undefined ? found : undefined;
};

const worthOfDrift = (state: State, outlook: Outlook, pose: Pose): number => {
  const into = fit(fieldOf(state, outlook.seat), pose, ALL_LINES);
  const { hold } = outlook.pirate;
  if (into.kind === 'blocked') return -Infinity;
  if (into.kind === 'enters') return worthOfDocking(outlook, into.base, hold, 0);
  return worthInSpace(outlook, {
    at: frontTip(pose),
    hold,
    caught: 0,
    energy: energyIn(outlook.pirate),
    gone: new Set(),
  });
};

/** Out of a Hangar a drift is a template like any other. */
const driftOut = (state: State, outlook: Outlook): Move | undefined => {
  const course = plotCourses(state, outlook, 1, energyIn(outlook.pirate))[1];
  return course?.move.kind === 'template'
    ? { kind: 'drift', angle: course.move.angle, offset: course.move.offset, point: null }
    : undefined;
};

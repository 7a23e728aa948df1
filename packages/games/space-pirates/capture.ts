/** Discs under a template: Cargo, Asteroids, Police (SP-45 to SP-52). */
import type { Seat } from '@tortuga/engine';
import { ASTEROID, POLICE } from './components.ts';
import { suffer } from './damage.ts';
import { lift, type Lying, onBoard, pirateOf, removeDisc, typeName } from './pieces.ts';
import { acrossOf, alongOf, hexDist } from './space/hexagon.ts';
import type { Pose } from './space/point.ts';
import { RADIUS } from './space/things.ts';
import type { Disc, Event, State } from './types.ts';

/** Rear to front, then nearest the axis, then lower number. */
export const discsUnder = <D extends Lying>(discs: readonly D[], pose: Pose): readonly D[] =>
  discs
    .filter((disc) => onBoard(disc) && hexDist(pose, disc.x, disc.y) < RADIUS)
    .toSorted(
      (one, other) =>
        alongOf(pose, one) - alongOf(pose, other) ||
        Math.abs(acrossOf(pose, one)) - Math.abs(acrossOf(pose, other)) ||
        one.id - other.id,
    );

/** Applies one disc to the pirate that got it. True where it must be set aside afterwards. */
export const capture = (state: State, seat: Seat, disc: Disc, events: Event[]): boolean => {
  const pirate = pirateOf(state, seat);
  if (pirate.chased) {
    liftDisc(disc, seat, events);
    if (disc.up) suffer(state, seat, 'asteroid', events);
    return true;
  }
  if (disc.type === ASTEROID) {
    liftDisc(disc, seat, events);
    reveal(disc, seat, events);
    suffer(state, seat, 'asteroid', events);
    return true;
  }
  removeDisc(state, disc);
  if (disc.type === POLICE) {
    pirate.chased = true;
    events.push({ kind: 'police', seat, disc: disc.id });
    return false;
  }
  pirate.hold[disc.type] = (pirate.hold[disc.type] ?? 0) + 1;
  events.push({ kind: 'captured', seat, disc: disc.id, type: typeName(disc.type) });
  return false;
};

/** The wind lifts discs first, and looks at them when all ships have moved. */
export const liftDisc = (disc: Disc, seat: Seat, events: Event[]): void => {
  if (disc.where === 'lifted') return;
  lift(disc, seat);
  events.push({ kind: 'lifted', seat, disc: disc.id });
};

const reveal = (disc: Disc, seat: Seat, events: Event[]): void => {
  if (disc.up) return;
  disc.up = true;
  disc.shown = true;
  events.push({ kind: 'revealed', seat, disc: disc.id });
};

/** What a ship, a disc or the storm can run into, gathered once for many tests. */
import type { Seat } from '@tortuga/engine';
import { HANGAR_ROOM } from '../components.ts';
import type { Disc, Point, Pose, State } from '../types.ts';
import { type Universe, universeOf } from './universe.ts';

export interface Field {
  readonly universe: Universe;
  /** Ships in space. */
  readonly ships: readonly Pose[];
  readonly storm: Point | null;
  /** By base: whether its Hangar has room for one more. */
  readonly rooms: readonly boolean[];
}

/** All but one's own ship. */
export const fieldOf = (state: State, except: Seat | null): Field => {
  const universe = universeOf(state.options, state.seats);
  const ships: Pose[] = [];
  const docked = universe.bases.map(() => 0);
  state.pirates.forEach(({ ship }, seat) => {
    if (seat === except) return;
    if (ship.at === 'space') ships.push(ship);
    if (ship.at === 'hangar') docked[ship.base] = (docked[ship.base] ?? 0) + 1;
  });
  return { universe, ships, storm: state.storm, rooms: docked.map((count) => count < HANGAR_ROOM) };
};

export const onBoard = ({ where }: Disc): boolean => where === 'board';

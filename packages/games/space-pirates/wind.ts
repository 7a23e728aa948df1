/** Solar wind: all ships in space drift one template, then the storm (SP-84 to SP-94). */
import type { Seat } from '@tortuga/engine';
import { capture, liftDisc } from './capture.ts';
import { suffer } from './damage.ts';
import { checkPoint } from './drifting.ts';
import { type Blown, type Exit, galeOf, putBackPose, type Wind } from './gale.ts';
import { discOf, pirateOf } from './pieces.ts';
import { isHeading } from './space/directions.ts';
import type { Drifted, Event, Refusal, State } from './types.ts';

/** Nothing to move. */
export const isCalm = ({ storm, pirates }: State): boolean =>
  storm === null && pirates.every(({ ship }) => ship.at !== 'space');

export const checkWind = ({ pirates }: State, { angle, points }: Wind): Refusal | undefined => {
  if (!isHeading(angle)) return { code: 'bad-angle' };
  for (const { seat, point } of points) {
    const bad = checkPoint(pirates[seat]?.ship, seat, angle, point);
    if (bad !== undefined) return bad;
  }
  return undefined;
};

export const blow = (state: State, seat: Seat, wind: Wind, events: Event[]): void => {
  const { blown, storm, caught } = galeOf(state, wind);
  const said: Event[] = [];
  for (const each of blown) moveShip(state, each, said);
  const drifted = blown.map(({ seat: each, ship, struck }): Drifted => ({ seat: each, ship, struck }));
  events.push({ kind: 'wind', seat, angle: wind.angle, drifted }, ...said);
  if (state.storm !== null) {
    state.storm = storm;
    events.push({ kind: 'storm', at: storm });
  }
  for (const { seat: out, exit } of blown) {
    if (exit !== undefined)
      state.queue.push({ kind: 'heading', seat: out, point: exit.point, normal: exit.normal });
  }
  for (const each of blown) settleShip(state, each, caught, events);
};

const moveShip = (state: State, { seat, ship, discs }: Blown, events: Event[]): void => {
  const pirate = pirateOf(state, seat);
  for (const id of discs) {
    const disc = discOf(state, id);
    if (disc !== undefined) liftDisc(disc, seat, events);
  }
  pirate.ship = ship;
  if (ship.at !== 'hangar') return;
  pirate.owed = true;
  events.push({ kind: 'entered', seat, base: ship.base });
};

/** Its Damage, then what it caught, then the discs to set aside. */
const settleShip = (
  state: State,
  { seat, struck, discs }: Blown,
  caught: readonly Seat[],
  events: Event[],
): void => {
  if (struck) suffer(state, seat, 'wind', events);
  else if (caught.includes(seat)) suffer(state, seat, 'storm', events);
  const aside = discs.filter((id) => {
    const disc = discOf(state, id);
    return disc !== undefined && capture(state, seat, disc, events);
  });
  for (const disc of aside) state.queue.push({ kind: 'aside', seat, disc });
};

/** SP-91 */
export const putShipBack = (state: State, seat: Seat, angle: number, exit: Exit, events: Event[]): void => {
  const { x, y, h } = putBackPose(state, seat, angle, exit);
  pirateOf(state, seat).ship = { at: 'space', x, y, h };
  events.push({ kind: 'putBack', what: 'ship', id: seat, x, y, h });
};

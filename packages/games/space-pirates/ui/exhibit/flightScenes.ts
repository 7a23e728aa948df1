/** Flights worth looking at: drafted, hindered, out of a Hangar and into one, adrift. */
import type { Position } from '@tortuga/table';
import { module } from '../../index.ts';
import { pirateOf } from '../../pieces.ts';
import type { State, View } from '../../types.ts';
import { heading } from '../../space/directions.ts';
import { courseOf, type Drafted, type Way, wayOf } from '../fly/course.ts';
import { type Flight, NO_FLIGHT } from '../fly/draft.ts';
import { angleOf, type Fan, fanOf, nearestOpen, type Spot } from '../fly/fan.ts';
import { planOf } from '../fly/plan.ts';
import { proposalOf } from '../fly/proposal.ts';
import type { Shown } from '../shown.ts';
import type { Scene } from './scene.ts';

const { game } = module;

type Drafting = NonNullable<Scene['draft']>;

const isFlying = ({ phase, queue }: State): boolean => phase.name === 'move' && queue.length === 0;

/** Somebody moves, in that way, from there. */
const flies =
  (way: Way, at: 'space' | 'hangar', energy: number) =>
  (state: State): boolean =>
    isFlying(state) &&
    state.turn.energy >= energy &&
    pirateOf(state, state.boss).ship.at === at &&
    wayOf(game.clone(state)) === way;

const fanBefore = (state: State): Fan | undefined => {
  const copy = game.clone(state);
  const proposal = proposalOf(copy, 'template');
  return proposal && fanOf(copy, proposal);
};

const meets =
  (passes: (spot: Spot) => boolean) =>
  (state: State): boolean =>
    isFlying(state) && state.turn.energy > 0 && fanBefore(state)?.arcs.some(passes) === true;

const withFlight =
  (flightOf: (position: Position<Shown>, fresh: Flight) => Partial<Flight>): Drafting =>
  (position, { flight }) => ({ flight: { ...flight, ...flightOf(position, flight) } });

/** Two templates, turned to either side as far as that fits. */
const waverFrom = (view: View): readonly Drafted[] => {
  const route: Drafted[] = [];
  for (const turn of [-300, 400]) {
    const { sky, isOpen } = courseOf(view, [...route]);
    const fan = isOpen ? fanOf(sky, { kind: 'template', offset: 0, point: null }) : undefined;
    const open = fan && nearestOpen(fan, turn);
    if (fan !== undefined && open !== undefined) route.push({ angle: angleOf(fan, open), offset: 0 });
  }
  return route;
};

const wavering = withFlight(({ view }) => ({ route: waverFrom(view) }));

/** Two templates bring nothing, and for the third something is in the way. */
const isWavering = (state: State): boolean => {
  if (!flies('template', 'space', 4)(state)) return false;
  const view = game.view(state, state.boss);
  const { aimed } = planOf(view, { ...NO_FLIGHT, route: waverFrom(view) });
  return aimed !== undefined && aimed.fan.arcs.length > 2;
};

/** The middle of the first arc that passes. */
const turnedTo = (passes: (spot: Spot) => boolean): Drafting =>
  withFlight(({ view }, flight) => {
    const fan = planOf(view, flight).aimed?.fan;
    const arc = fan?.arcs.find(passes);
    return fan === undefined || arc === undefined
      ? {}
      : { ...fan.start, angle: angleOf(fan, Math.round((arc.from + arc.to) / 2)) };
  });

const isBlocked = ({ into }: Spot): boolean => into === 'blocked';
const isByShip = ({ by }: Spot): boolean => by === 'ship';
const isEntering = ({ into }: Spot): boolean => into === 'enters';

const astern = withFlight(({ view }, flight) => {
  const { sky } = courseOf(view, flight.route);
  const proposal = proposalOf(sky, 'drift');
  const fan = proposal && fanOf(sky, proposal);
  const turn = fan && nearestOpen(fan, 1200);
  return fan === undefined || turn === undefined ? {} : { ...fan.start, angle: heading(angleOf(fan, turn)) };
});

const anyhow: NonNullable<Scene['choose']> = (state, actor, random) => game.sample(state, actor, random);

export const flightScenes: readonly Scene[] = [
  { name: 'move-drafted', seats: 2, seed: 'harbour', until: isWavering, draft: wavering },
  { name: 'move-blocked', seats: 2, seed: 'harbour', until: meets(isByShip), draft: turnedTo(isBlocked) },
  { name: 'move-enters', seats: 2, seed: 'harbour', until: meets(isEntering), draft: turnedTo(isEntering) },
  { name: 'move-drift', seats: 2, seed: 'harbour', until: flies('drift', 'space', 0), draft: astern },
  { name: 'move-cornered', seats: 2, seed: 'harbour', choose: anyhow, until: flies('drift', 'space', 1) },
  {
    name: 'move-stuck',
    seats: 2,
    seed: 'harbour',
    choose: anyhow,
    until: (state) => isFlying(state) && wayOf(game.clone(state)) === 'stuck',
  },
];

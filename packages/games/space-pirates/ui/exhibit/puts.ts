/** Something is put where it may not lie, or where much comes of it. */
import type { Position } from '@tortuga/table';
import { galeOf } from '../../gale.ts';
import { centreOf } from '../../space/hexagon.ts';
import type { Move, State } from '../../types.ts';
import { universeOf } from '../../universe/universe.ts';
import { askedOf } from '../asked.ts';
import type { Draft } from '../draft.ts';
import type { Spot } from '../put/draft.ts';
import { fatesOf } from '../put/fates.ts';
import { nearestFree } from '../put/nearest.ts';
import { puttingOf } from '../put/putting.ts';
import type { Shown } from '../shown.ts';
import type { Scene } from './scene.ts';

const draftSpot =
  (spotOf: (position: Position<Shown>) => Partial<Spot> | undefined) =>
  (position: Position<Shown>, { spot }: Draft): Partial<Draft> => ({
    spot: { ...spot, ...spotOf(position) },
  });

/** At the rim of the first galaxy or planet. */
const onScenery = ({ view }: Position<Shown>): Partial<Spot> | undefined => {
  const [first] = universeOf(view.options, view.seats).rounds;
  return first && { at: { x: first.x + first.radius, y: first.y + 60 } };
};

/** Where the storm covers the first ship in space. */
const overShip = ({ view }: Position<Shown>): Partial<Spot> => {
  const [ship] = view.pirates.flatMap(({ ship: each }) => (each.at === 'space' ? [centreOf(each)] : []));
  const check = puttingOf(view)?.check;
  return { at: ship && check && nearestFree(check, ship, 600) };
};

/** The direction in which the most different things happen to ships. */
const roughestWind = ({ view }: Position<Shown>): Partial<Spot> => {
  const kindsOf = (angle: number): number => {
    const gale = galeOf(view, { kind: 'wind', angle, points: [] });
    const fates = fatesOf(view, gale).map(({ fate, discs }) => (discs > 0 ? `${fate} and catches` : fate));
    return new Set(fates.filter((fate) => fate !== 'drifts')).size;
  };
  const angles = Array.from({ length: 72 }, (_, nth) => nth * 50);
  return { angle: angles.toSorted((one, other) => kindsOf(other) - kindsOf(one))[0] };
};

/** Two into the first Hangar, the others into the second. */
const together = ({ phase, pirates }: State): Move | undefined => {
  if (phase.name !== 'hangar') return undefined;
  const inside = pirates.filter(({ ship }) => ship.at === 'hangar' && ship.base === 0);
  return { kind: 'hangar', base: inside.length < 2 ? 0 : 1 };
};

/** In front of the Hangar that one is in. */
const isAsideOfHangar = ({ queue: [task], pirates }: State): boolean =>
  task?.kind === 'aside' && pirates[task.seat]?.ship.at === 'hangar';

const asks =
  (decision: 'storm' | 'wind') =>
  (state: State): boolean =>
    state.round > 1 && askedOf(state)?.decision === decision;

export const puts: readonly Scene[] = [
  {
    name: 'hangar-full',
    seats: 4,
    seed: 'harbour',
    choose: together,
    until: ({ phase }) => phase.name === 'hangar' && phase.seat === 2,
  },
  {
    name: 'place-refused',
    seats: 2,
    seed: 'lagoon',
    until: ({ phase }) => phase.name === 'place' && phase.discs.length > 0,
    draft: draftSpot(onScenery),
  },
  { name: 'storm-over', seats: 3, seed: 'harbour', until: asks('storm'), draft: draftSpot(overShip) },
  { name: 'storm-refused', seats: 3, seed: 'harbour', until: asks('storm'), draft: draftSpot(onScenery) },
  { name: 'wind-rough', seats: 4, seed: 'harbour', until: asks('wind'), draft: draftSpot(roughestWind) },
  { name: 'aside-of-hangar', seats: 4, seed: 'lagoon', until: isAsideOfHangar },
];

/** Positions worth looking at, as games played up to them. */
import type { Random } from '@tortuga/engine';
import type { Position, Viewer } from '@tortuga/table';
import { galeOf, type Wind } from '../../gale.ts';
import { centreOf } from '../../space/hexagon.ts';
import type { Move, Options, State } from '../../types.ts';
import { universeOf } from '../../universe/universe.ts';
import { askedOf, type Decision } from '../asked.ts';
import type { Draft } from '../draft.ts';
import { bearing } from '../flick/bearing.ts';
import { legalDiscs } from '../flick/draft.ts';
import type { Spot } from '../put/draft.ts';
import { fatesOf } from '../put/fates.ts';
import { nearestFree } from '../put/nearest.ts';
import { puttingOf } from '../put/putting.ts';
import type { Shown } from '../shown.ts';

export interface Scene {
  readonly name: string;
  readonly seats: number;
  /** Other than the usual ones. */
  readonly options?: Partial<Options>;
  readonly seed: string;
  /** Played on until it is so. */
  readonly until: (state: State) => boolean;
  /** Whoever is asked, unless another is named. */
  readonly viewer?: Viewer;
  /** Where the pilot's move is not wanted. */
  readonly choose?: (state: State, random: Random) => Move | undefined;
  readonly draft?: (position: Position<Shown>, fresh: Draft) => Partial<Draft>;
}

const asks =
  (decision: Decision, round = 1) =>
  (state: State): boolean =>
    state.round >= round && askedOf(state)?.decision === decision;

/** The first disc that may be flicked, at another's ship. */
const aimAtShip = ({ view, viewer }: Position<Shown>, { aiming }: Draft): Partial<Draft> => {
  const disc = view.discs.find(({ id }) => legalDiscs(view).includes(id));
  const [ship] = view.pirates.flatMap(({ ship: each }, seat) =>
    seat !== viewer && each.at === 'space' ? [centreOf(each)] : [],
  );
  if (disc === undefined || ship === undefined) return {};
  const angle = bearing({ x: ship.x - disc.x, y: ship.y - disc.y });
  return { aiming: { ...aiming, disc: disc.id, angle } };
};

const draftSpot =
  (spotOf: (position: Position<Shown>) => Partial<Spot> | undefined) =>
  (position: Position<Shown>, { spot }: Draft): Partial<Draft> => ({
    spot: { ...spot, ...spotOf(position) },
  });

/** A little off the first galaxy or planet. */
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

/** The direction in which most different things happen to ships. */
const roughestWind = ({ view }: Position<Shown>): Partial<Spot> => {
  const kindsOf = (angle: number): number => {
    const gale = galeOf(view, { kind: 'wind', angle, points: [] });
    const fates = fatesOf(view, gale).map(({ fate, discs }) => (discs > 0 ? `${fate} caught` : fate));
    return new Set(fates.filter((fate) => fate !== 'drifts')).size;
  };
  const angles = Array.from({ length: 72 }, (_, nth) => nth * 50);
  return { angle: angles.toSorted((one, other) => kindsOf(other) - kindsOf(one))[0] };
};

/** All into the first Hangar with room, as long as one chooses. */
const together = ({ phase, pirates }: State): Move | undefined => {
  if (phase.name !== 'hangar') return undefined;
  const inside = pirates.filter(({ ship }) => ship.at === 'hangar' && ship.base === 0);
  return { kind: 'hangar', base: inside.length < 2 ? 0 : 1 };
};

/** A wind that blows somebody out, if there is one. */
const blowOut = (state: State): Move | undefined => {
  if (askedOf(state)?.decision !== 'wind') return undefined;
  const winds = Array.from({ length: 72 }, (_, nth): Wind => ({ kind: 'wind', angle: nth * 50, points: [] }));
  return winds.find((wind) => galeOf(state, wind).blown.some(({ exit }) => exit !== undefined));
};

/** Set aside in front of the Hangar that one is in. */
const asideOfHangar = (state: State): boolean => {
  const [task] = state.queue;
  return task?.kind === 'aside' && state.pirates[task.seat]?.ship.at === 'hangar';
};

export const scenes: readonly Scene[] = [
  { name: 'hangar', seats: 2, seed: 'harbour', until: asks('hangar') },
  {
    name: 'hangar-full',
    seats: 4,
    seed: 'harbour',
    choose: together,
    until: (state) => state.phase.name === 'hangar' && state.phase.seat === 2,
  },
  { name: 'place', seats: 3, seed: 'harbour', until: asks('place') },
  {
    name: 'place-refused',
    seats: 2,
    seed: 'lagoon',
    until: ({ phase }) => phase.name === 'place' && phase.discs.length > 0,
    draft: draftSpot(onScenery),
  },
  { name: 'flick-start', seats: 4, seed: 'harbour', until: asks('flick') },
  { name: 'card', seats: 4, seed: 'harbour', until: asks('card', 3) },
  { name: 'hazards', seats: 4, seed: 'harbour', until: asks('hazards', 2) },
  { name: 'flick', seats: 4, seed: 'lagoon', until: asks('flick', 3) },
  {
    name: 'flick-aimed',
    seats: 4,
    seed: 'lagoon',
    until: asks('flick', 3),
    draft: aimAtShip,
  },
  { name: 'storm', seats: 3, seed: 'harbour', until: asks('storm', 2) },
  { name: 'storm-over', seats: 3, seed: 'harbour', until: asks('storm', 2), draft: draftSpot(overShip) },
  { name: 'storm-refused', seats: 3, seed: 'harbour', until: asks('storm', 2), draft: draftSpot(onScenery) },
  { name: 'wind', seats: 4, seed: 'harbour', until: asks('wind', 2) },
  { name: 'wind-rough', seats: 4, seed: 'harbour', until: asks('wind', 2), draft: draftSpot(roughestWind) },
  { name: 'heading', seats: 2, seed: 'harbour', choose: blowOut, until: asks('heading') },
  { name: 'move', seats: 4, seed: 'harbour', until: asks('move', 3) },
  { name: 'move-from-hangar', seats: 2, seed: 'harbour', until: asks('move') },
  { name: 'aside', seats: 4, seed: 'harbour', until: asks('aside') },
  { name: 'aside-of-hangar', seats: 4, seed: 'lagoon', until: asideOfHangar },
  { name: 'damage', seats: 4, seed: 'harbour', until: asks('damage', 2) },
  {
    name: 'sell',
    seats: 3,
    seed: 'harbour',
    until: ({ phase }) => phase.name === 'dock' && phase.step === 'sell',
  },
  {
    name: 'fill',
    seats: 3,
    seed: 'harbour',
    until: ({ phase }) => phase.name === 'dock' && phase.step === 'fill',
  },
  { name: 'spectator', seats: 4, seed: 'harbour', until: asks('move', 4), viewer: 'spectator' },
  { name: 'end', seats: 2, seed: 'harbour', until: ({ result }) => result !== null, viewer: 0 },
];

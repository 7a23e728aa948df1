/** Positions worth looking at, as games played up to them. */
import type { Actor, Random } from '@tortuga/engine';
import type { Position, Viewer } from '@tortuga/table';
import { centreOf } from '../../space/hexagon.ts';
import type { Event, Move, Options, State } from '../../types.ts';
import { askedOf, type Decision } from '../asked.ts';
import type { Draft } from '../draft.ts';
import { bearing } from '../flick/bearing.ts';
import { legalDiscs } from '../flick/draft.ts';
import type { Shown } from '../shown.ts';
import { visits } from './visits.ts';

export interface Scene {
  readonly name: string;
  readonly seats: number;
  /** Other than the usual ones. */
  readonly options?: Partial<Options>;
  readonly seed: string;
  /** Played on until it is so. */
  readonly until: (state: State, events: readonly Event[]) => boolean;
  /** Whoever is asked, unless another is named. */
  readonly viewer?: Viewer;
  /** Where the pilot's move, or that of chance, is not wanted. */
  readonly choose?: (state: State, actor: Actor, random: Random) => Move | undefined;
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

export const scenes: readonly Scene[] = [
  { name: 'hangar', seats: 2, seed: 'harbour', until: asks('hangar') },
  { name: 'place', seats: 3, seed: 'harbour', until: asks('place') },
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
  { name: 'wind', seats: 4, seed: 'harbour', until: asks('wind', 2) },
  { name: 'move', seats: 4, seed: 'harbour', until: asks('move', 3) },
  { name: 'move-from-hangar', seats: 2, seed: 'harbour', until: asks('move') },
  { name: 'aside', seats: 4, seed: 'harbour', until: asks('aside') },
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
  ...visits,
  { name: 'spectator', seats: 4, seed: 'harbour', until: asks('move', 4), viewer: 'spectator' },
  { name: 'end', seats: 2, seed: 'harbour', until: ({ result }) => result !== null, viewer: 0 },
];

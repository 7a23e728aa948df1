/** Positions worth looking at, as games played up to them. */
import type { Position } from '@tortuga/table';
import { module } from '../../index.ts';
import type { Step } from '../../phases.ts';
import { centreOf } from '../../space/hexagon.ts';
import type { Move, State } from '../../types.ts';
import { askedOf, type Decision } from '../asked.ts';
import { BUILT } from './layouts.ts';
import type { Scene } from './scene.ts';
import type { Draft } from '../draft.ts';
import { bearing } from '../flick/bearing.ts';
import { legalDiscs } from '../flick/draft.ts';
import type { Shown } from '../shown.ts';
import { flightScenes } from './flightScenes.ts';
import { puts } from './puts.ts';
import { visits } from './visits.ts';

const { game } = module;

const DEGREES = Array.from({ length: 36 }, (_, nth) => nth * 100);

/** A wind that blows somebody out, where there is one. */
const galeIn = (state: State): Move | undefined => {
  if (state.phase.name !== 'wind' || state.queue.length > 0) return undefined;
  const winds = DEGREES.map((angle): Move => ({ kind: 'wind', angle, points: [] }));
  return winds.find((wind) => {
    const blown = game.clone(state);
    game.play(blown, state.boss, wind);
    return blown.pirates.some(({ ship }) => ship.at === 'out');
  });
};

/** The pilot keeps away from the border: these ships sail at random. */
const sailWildly: Scene['choose'] = (state, actor, random) =>
  galeIn(state) ?? game.sample(state, actor, random);

const isDocking =
  (step: Step, round = 1) =>
  (state: State): boolean =>
    state.round >= round &&
    state.queue.length === 0 &&
    state.phase.name === 'dock' &&
    state.phase.step === step;

const hasTwoInHangar = ({ pirates }: State): boolean => {
  const docked = pirates.flatMap(({ ship }) => (ship.at === 'hangar' ? [ship.base] : []));
  return new Set(docked).size < docked.length;
};

const isRevealed = ({ discs }: State): boolean => discs.some(({ up, where }) => up && where === 'board');

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
  ...flightScenes,
  { name: 'aside', seats: 4, seed: 'harbour', until: asks('aside') },
  { name: 'damage', seats: 4, seed: 'harbour', until: asks('damage', 2) },
  { name: 'heading', seats: 4, seed: 'gale', until: asks('heading'), choose: sailWildly },
  { name: 'sell', seats: 3, seed: 'harbour', until: isDocking('sell') },
  { name: 'fill', seats: 3, seed: 'harbour', until: isDocking('fill') },
  {
    name: 'chased',
    seats: 4,
    seed: 'harbour',
    until: (state) => asks('move')(state) && state.pirates.some(({ chased }) => chased),
  },
  {
    name: 'asteroid',
    seats: 2,
    seed: 'harbour',
    until: (state) => asks('card')(state) && isRevealed(state),
  },
  ...visits,
  ...puts,
  {
    name: 'two-in-hangar',
    seats: 4,
    seed: 'harbour',
    until: (state) => asks('card')(state) && hasTwoInHangar(state),
  },
  {
    name: 'owned',
    seats: 4,
    seed: 'harbour',
    until: (state) => asks('card')(state) && state.bases.some(({ owner }) => owner !== null),
  },
  { name: 'built-hangar', seats: 3, seed: 'reef', options: { layout: BUILT }, until: asks('hangar') },
  { name: 'built-flick', seats: 3, seed: 'reef', options: { layout: BUILT }, until: asks('flick', 2) },
  { name: 'built-move', seats: 3, seed: 'reef', options: { layout: BUILT }, until: asks('move', 2) },
  { name: 'spectator', seats: 4, seed: 'harbour', until: asks('move', 4), viewer: 'spectator' },
  { name: 'end', seats: 2, seed: 'harbour', until: ({ result }) => result !== null, viewer: 0 },
];

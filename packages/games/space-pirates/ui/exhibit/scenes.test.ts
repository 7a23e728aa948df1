import { expect, test } from 'vitest';
import { askedOf, DECISIONS } from '../asked.ts';
import { STEPS } from '../../phases.ts';
import { TYPES } from '../../components.ts';
import { positionOf } from './position.ts';
import { scenes } from './scenes.ts';

const shown = scenes.map((scene) => ({ scene, ...positionOf(scene) }));
const views = shown.map(({ position }) => position.view);

test('every decision and every step of a visit is shown, to the one who decides', () => {
  const asked = shown.flatMap(({ position: { view, viewer } }) => {
    const now = askedOf(view);
    return now?.seat === viewer ? [now.decision] : [];
  });
  expect(new Set(asked)).toEqual(new Set(DECISIONS));
  const steps = views.flatMap(({ phase }) => (phase.name === 'dock' ? [phase.step] : []));
  expect(new Set(steps)).toEqual(new Set(STEPS));
});

test('tables of two, three and four are shown, one to somebody who only looks', () => {
  expect(new Set(scenes.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
  expect(shown.some(({ position }) => position.viewer === 'spectator')).toBe(true);
});

test.each([
  ['a storm', () => views.some(({ storm }) => storm !== null)],
  ['a chased pirate', () => views.some(({ pirates }) => pirates.some(({ chased }) => chased))],
  [
    'a ship that was blown out',
    () => views.some(({ pirates }) => pirates.some(({ ship }) => ship.at === 'out')),
  ],
  [
    'a revealed Asteroid',
    () => views.some(({ discs }) => discs.some(({ up, where }) => up && where === 'board')),
  ],
  ['a lifted disc', () => views.some(({ discs }) => discs.some(({ where }) => where === 'lifted'))],
  ['a disc that is no Asteroid', () => views.some(({ discs }) => discs.some(({ cleared }) => cleared))],
  [
    'a face down disc whose Cargo one knows',
    () => views.some(({ discs }) => discs.some(({ type, up }) => TYPES[type ?? -1] !== undefined && !up)),
  ],
  ['a base with an owner', () => views.some(({ bases }) => bases.some(({ owner }) => owner !== null))],
  ['an open Market card', () => views.some(({ bases }) => bases.some(({ open }) => open))],
  ['the end of a game by its goal', () => views.some(({ result }) => result?.by === 'goal')],
])('%s is shown', (_, isShown) => {
  expect(isShown()).toBe(true);
});

test('SP-5 two ships in one Hangar are shown', () => {
  const two = views.some(({ pirates }) => {
    const docked = pirates.flatMap(({ ship }) => (ship.at === 'hangar' ? [ship.base] : []));
    return new Set(docked).size < docked.length;
  });
  expect(two).toBe(true);
});

test('SP-116 a Universe with sides of the box and turned bases is shown', () => {
  const built = scenes.map(({ options }) => options?.layout).find((layout) => typeof layout === 'object');
  expect(built?.scenery.some(([kind]) => kind === 'side')).toBe(true);
  expect(built?.bases.every(([, , mouth]) => typeof mouth === 'number')).toBe(true);
});

test('a scene that drafts has something to draft', () => {
  const drafts = shown.filter(({ scene }) => scene.draft !== undefined).map(({ draft }) => draft);
  for (const draft of drafts) expect(Object.keys(draft ?? {})).not.toEqual([]);
});

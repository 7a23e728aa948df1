import { expect, test } from 'vitest';
import { positionOf } from './position.ts';
import { scenes } from './scenes.ts';

test('the states that a table can be in are all shown', () => {
  const views = scenes.map((scene) => ({
    ...scene,
    view: positionOf(scene).position.view,
  }));
  expect(new Set(views.map(({ seats }) => seats))).toEqual(new Set([3, 4, 5]));
  expect(views.some(({ viewer }) => viewer === 'spectator')).toBe(true);
  expect(views.some(({ view }) => view.homes === null)).toBe(true);
  expect(views.some(({ view }) => view.teleportGone.includes(true))).toBe(true);
  expect(views.some(({ view }) => view.sharing !== null)).toBe(true);
  expect(views.some(({ view }) => view.ended !== null && view.sharing === null)).toBe(true);
});

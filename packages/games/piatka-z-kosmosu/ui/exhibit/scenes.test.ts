import { expect, test } from 'vitest';
import { positionOf } from './position.ts';
import { scenes } from './scenes.ts';

const shown = scenes.map((scene) => ({ scene, ...positionOf(scene) }));

test('the states that a table can be in are all shown', () => {
  const views = shown.map(({ position }) => position.view);
  expect(new Set(scenes.map(({ seats }) => seats))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(views.map(({ due }) => due))).toEqual(new Set(['deal', 'turn', 'bonus']));
  expect(views.some(({ ended }) => ended !== null)).toBe(true);
  expect(views.some(({ game, due }) => game > 1 && due === 'deal')).toBe(true);
  expect(Math.max(...views.map(({ board }) => board.length))).toBeGreaterThanOrEqual(90);
  expect(views.some(({ stretches }) => (stretches?.length ?? 0) > 1)).toBe(true);
});

test('a scene that drafts has something to draft', () => {
  const drafting = shown.filter(({ scene }) => scene.draft !== undefined);
  for (const { scene, draft } of drafting) {
    const { laid = [], given = [], chosen, shown: play } = draft ?? {};
    const parts = [
      laid.length > 0,
      given.length > 0,
      chosen !== undefined && chosen >= 0,
      play !== undefined,
    ];
    expect({ name: scene.name, isDrafted: parts.includes(true) }).toEqual({
      name: scene.name,
      isDrafted: true,
    });
  }
});

test('what is refused is refused for cells that are there', () => {
  const refused = shown.find(({ scene }) => scene.name === 'refused');
  expect(refused?.draft?.fault?.cells.length).toBeGreaterThan(2);
});

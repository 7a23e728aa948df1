import { expect, test } from 'vitest';
import { withinWorld } from './world.ts';

const WORLD = { x: -10, y: -10, width: 620, height: 620 };

test('given a sight that reaches beyond the world, when the camera is told of it, then it ends where the world ends', () => {
  const box = { x: 500, y: 550, width: 200, height: 100 };
  expect(withinWorld(box, WORLD)).toEqual({ x: 500, y: 550, width: 110, height: 60 });
});

test('given a sight within the world, then it stays as it is', () => {
  const box = { x: 100, y: 0, width: 200, height: 100 };
  expect(withinWorld(box, WORLD)).toEqual(box);
});

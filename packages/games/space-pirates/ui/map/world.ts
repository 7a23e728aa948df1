/** All of the board: the Universe, and a little room around its border. */
import type { Box } from '@tortuga/table';
import type { Universe } from '../../universe/universe.ts';
import { frameBox } from '../units.ts';

/** Millimetres. */
const AROUND = 12;

const worlds = new WeakMap<Universe, Box>();

/** The same object for the same Universe, as nothing is drawn again for it. */
export const worldOf = (universe: Universe): Box => {
  const known = worlds.get(universe);
  if (known !== undefined) return known;
  const { x, y, width, height } = frameBox(universe.bounds);
  const world = { x: x - AROUND, y: y - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
  worlds.set(universe, world);
  return world;
};

/** As much of what a desk wants to see as there is: beyond the world is darkness. */
export const withinWorld = (box: Box, world: Box): Box => {
  const x = Math.max(box.x, world.x);
  const y = Math.max(box.y, world.y);
  const width = Math.min(box.x + box.width, world.x + world.width) - x;
  const height = Math.min(box.y + box.height, world.y + world.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : box;
};

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

/** A Universe that somebody built: a bay, slanting edges, sides of the box as walls, and all that can be turned turned. */
import type { Layout } from '../../universe/presets.ts';

export const BUILT: Layout = {
  border: [
    [900, 0],
    [7400, 0],
    [8400, 1300],
    [8400, 5200],
    [7500, 6400],
    [5200, 6400],
    [4800, 5500],
    [3600, 5500],
    [3200, 6400],
    [800, 6400],
    [0, 5500],
    [0, 1000],
  ],
  bases: [
    [1100, 1300, 40],
    [1200, 5200, 320],
    [7300, 1500, 145],
    [7000, 5300, 210],
  ],
  abandoned: [[4200, 650, 75]],
  scenery: [
    ['galaxy', 4200, 3100],
    ['planet', 8400, 3200],
    ['planet', 2500, 3100],
    ['planet', 4200, 5500],
    ['moon', 5800, 2300],
    ['moon', 2700, 1500],
    ['moon', 5600, 4700],
    ['belt', 6400, 3500, 60],
    ['belt', 1700, 4100, 150],
    ['side', 0, 3200, 'v'],
    ['side', 4300, 4300, 172],
  ],
};

import { describe, expect, it } from 'vitest';
import { scenes } from './exhibit/scenes.ts';
import { propsOf, rehearse } from './exhibit/rehearsal.ts';
import { type DiePlace, PLAY, placesOf, type Spot } from './layout.ts';
import { lyingOf } from './lying.ts';

const HIGHER = 124 / 120;

/** The smallest boards in pixels a unit: a phone of 360 px, and one on its side. */
const SMALLEST = { wide: 0.686, tall: 0.9 } as const;
const TARGET = 44;

const overlap = (one: Spot, other: Spot): boolean => {
  const room = (one.size + other.size) / 2;
  return Math.abs(one.x - other.x) < room && Math.abs(one.y - other.y) < room * HIGHER;
};

const tables = scenes.map(({ name, seats = 4, lines, options, draft }) => {
  const { view, latest } = propsOf(rehearse(seats, lines, options), 'spectator');
  const lying = lyingOf(view, latest);
  return { name, isOver: lying.ends.length > 0, places: placesOf(lying, draft?.chest ?? lying.chest) };
});

const faultsOf = (
  places: readonly DiePlace[],
  shape: 'wide' | 'tall',
  isOver: boolean,
): readonly string[] => {
  const { width, height } = PLAY[shape];
  return places.flatMap((place, index) => {
    const spot = place[shape];
    const half = spot.size / 2;
    const inside = spot.x >= half && spot.x <= width - half && spot.y >= half && spot.y <= height - half;
    const hidden = places.slice(0, index).some((other) => overlap(spot, other[shape]));
    // Once a turn is over nothing there is to be tapped.
    const small = !isOver && spot.size * SMALLEST[shape] < TARGET - 0.5;
    return [inside ? '' : 'outside', hidden ? 'hidden' : '', small ? 'small' : '']
      .filter((fault) => fault !== '')
      .map((fault) => `die ${index + 1} ${fault}`);
  });
};

describe.each(tables)('dice of $name', ({ places, isOver }) => {
  it.each(['wide', 'tall'] as const)('%s: inside, apart, and large enough for a finger', (shape) => {
    expect(faultsOf(places, shape, isOver)).toEqual([]);
  });
});

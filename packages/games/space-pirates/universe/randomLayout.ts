/** Fair random Universes: left and right mirror each other, so no base is better than its twin. */
import { pick, type Random, seededRandom } from '@tortuga/engine';
import { boxCorners } from '../space/box.ts';
import { BASE_DEPTH, W } from '../space/things.ts';
import { isLargerThanBox } from './amount.ts';
import { layoutFault } from './layoutCheck.ts';
import { type BasePlan, type Layout, presetOf, type Scenery } from './presets.ts';
import { depthBetween, isRound, type Shape } from './shapes.ts';
import { boundsOf, insideUniverse, layOut, shapeOf, type Universe } from './universe.ts';

/** A hundredth of a table's side: things stand on round numbers. */
const STEP = 50;

/** Universes tried before one that can be played in is found: about one in two is. */
const TRIES = 200;

/** Pieces in a half of the Universe, by players. */
const PIECES: Readonly<Record<number, number>> = { 2: 3, 3: 6, 4: 6 };

interface Size {
  readonly width: number;
  readonly height: number;
}

export const randomLayout = (seats: number, seed: number): Layout => {
  const preset = presetOf(seats);
  const { x1: width, y1: height } = boundsOf(preset.border.map(([x, y]) => ({ x, y })));
  const random = seededRandom(`universe ${seed} for ${seats}`);
  for (let n = 0; n < TRIES; n++) {
    const layout = grow(seats, { width, height }, random);
    if (layout !== undefined) return layout;
  }
  return preset;
};

const between = (low: number, high: number, random: Random): number =>
  low + STEP * random.below(Math.floor((high - low) / STEP) + 1);

/** Bases first, then piece after piece where there is room; undefined where the bases do not do. */
const grow = (seats: number, size: Size, random: Random): Layout | undefined => {
  const { width, height } = size;
  const border = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
  const bare: Layout = { border, bases: randomBases(seats + 1, size, random), abandoned: [], scenery: [] };
  if (!isAiry(bare) || layoutFault(bare, seats) !== undefined) return undefined;
  let layout = bare;
  const wanted = PIECES[seats] ?? 3;
  for (let tries = 0, found = 0; tries < 40 && found < wanted; tries++) {
    const more = { ...layout, scenery: [...layout.scenery, ...randomPieces(size, random)] };
    if (isLargerThanBox(more) || !isAiry(more) || layoutFault(more, seats) !== undefined) continue;
    layout = more;
    found += 1;
  }
  return layout;
};

/** Room for a ship between all things, and between scenery and the border. */
const isAiry = (layout: Layout): boolean => {
  const universe = layOut(layout);
  const scenery = layout.scenery.map(shapeOf);
  const things = [...universe.bases.map(({ walls }) => walls), ...scenery];
  return (
    things.every((one, index) =>
      things.slice(index + 1).every((other) => depthBetween(one, other) <= 0 - W),
    ) && scenery.every((piece) => gapToBorder(universe, piece) >= W)
  );
};

const gapToBorder = (universe: Universe, piece: Shape): number =>
  isRound(piece)
    ? insideUniverse(universe, piece) - piece.radius
    : Math.min(...boxCorners(piece).map((corner) => insideUniverse(universe, corner)));

/** Pairs on both sides, and for an odd number one in the middle of the top or bottom. */
const randomBases = (count: number, { width, height }: Size, random: Random): readonly BasePlan[] => {
  const back = BASE_DEPTH / 2;
  const bases: BasePlan[] = [];
  const pairs = Math.floor(count / 2);
  for (let pair = 0; pair < pairs; pair++) {
    const share = (height - 1600) / pairs;
    const y = between(800 + pair * share, 800 + (pair + 1) * share, random);
    bases.push([back, y, 'E'], [width - back, y, 'W']);
  }
  if (count % 2 === 0) return bases;
  return [...bases, random.below(2) === 0 ? [width / 2, height - back, 'N'] : [width / 2, back, 'S']];
};

const KINDS = ['galaxy', 'planet', 'planet', 'moon', 'moon', 'belt'] as const;

/** A piece and its mirror image, or one in the middle. */
const randomPieces = ({ width, height }: Size, random: Random): readonly Scenery[] => {
  const kind = pick(KINDS, random);
  const lies = random.below(2) === 0 ? 'h' : 'v';
  const y = between(500, height - 500, random);
  const at = (x: number): Scenery => (kind === 'belt' ? [kind, x, y, lies] : [kind, x, y]);
  if (random.below(4) === 0) return [at(width / 2)];
  const x = between(500, width / 2, random);
  return [at(x), at(width - x)];
};

import { type Random, seededRandom } from '@tortuga/engine';
import { expect, test } from 'vitest';
import { anchorDistance, isOneWidth } from '../../aside.ts';
import { module } from '../../index.ts';
import { boxPoint } from '../../space/box.ts';
import { cosOf, sinOf, TURN } from '../../space/directions.ts';
import { farthestPoint } from '../../space/hexagon.ts';
import { type Point, roundPoint } from '../../space/point.ts';
import { ringOf } from './ring.ts';
import { situation } from './testing.ts';
import { putMove, type Wanted, wantedOf } from './wanted.ts';
import { isFreeIn, type Zone, type Zones, zonesOf } from './zones.ts';

const { game } = module;
const BOARDS = 500;
/** Tenths of a millimetre. */
const GRID = 400;

const gridOver = ({ universe: { bounds } }: Zones, random: Random): readonly Point[] => {
  const points: Point[] = [];
  const [dx, dy] = [random.below(GRID), random.below(GRID)];
  for (let x = bounds.x0 - GRID + dx; x <= bounds.x1 + GRID; x += GRID) {
    for (let y = bounds.y0 - GRID + dy; y <= bounds.y1 + GRID; y += GRID) points.push({ x, y });
  }
  return points;
};

/** On the line where a shape ends, or a tenth of a millimetre beside it. */
const rimOf = (zone: Zone, random: Random): Point => {
  const h = random.below(TURN);
  const off = zone.margin + random.below(5) - 2;
  const along = (from: Point, far: number): Point =>
    roundPoint({ x: from.x + far * cosOf(h), y: from.y + far * sinOf(h) });
  if (zone.shape === 'round') return along(zone.at, zone.radius + off);
  if (zone.shape === 'ship') return along(farthestPoint(zone.pose, h), off);
  const { halfX, halfY } = zone.box;
  return roundPoint(boxPoint(zone.box, random.below(2 * halfX + 1) - halfX, halfY + off));
};

const borderRim = ({ universe, border }: Zones, random: Random): readonly Point[] =>
  universe.edges.map(({ a, dx, dy, nx, ny, length }) => {
    const [along, in_] = [random.below(Math.floor(length)), border + random.below(5) - 2];
    return roundPoint({ x: a.x + along * dx + in_ * nx, y: a.y + along * dy + in_ * ny });
  });

const kinds: readonly Wanted['kind'][] = ['place', 'aside', 'storm'];

test.each(kinds)('%s: what is drawn as free is what the rules accept, on 500 boards', (kind) => {
  const random = seededRandom(`zones ${kind}`);
  let free = 0;
  for (let nth = 0; nth < BOARDS; nth++) {
    const { state, seat } = situation(kind, nth, random);
    const view = game.view(state, seat);
    const wanted = wantedOf(view);
    if (wanted === undefined) throw new Error(`nothing is wanted on board ${nth}`);
    const zones = zonesOf(view, wanted);
    const ring = wanted.kind === 'aside' ? ringOf(wanted.anchor, () => undefined) : [];
    const near = ring
      .filter((_, index) => index % 4 === nth % 4)
      .flatMap(({ x, y }) => [
        { x, y },
        { x: x + random.below(19) - 9, y: y + random.below(19) - 9 },
      ]);
    const rims = zones.zones.map((zone) => rimOf(zone, random));
    for (const point of [...gridOver(zones, random), ...rims, ...borderRim(zones, random), ...near]) {
      const move = putMove(wanted, state.discs[0]?.id, point);
      const refusal = move && game.check(state, seat, move);
      const isFree = isFreeIn(zones, point);
      if (isFree) free += 1;
      if (isFree !== (refusal === undefined) || refusal?.code === 'wrong-phase')
        throw new Error(`board ${nth}, ${point.x} ${point.y}: drawn ${isFree}, ${JSON.stringify(refusal)}`);
    }
  }
  expect(free).toBeGreaterThan(BOARDS);
});

test('SP-107: the ring around a ship or a mouth is one width away, in steps of a millimetre', () => {
  const random = seededRandom('rings');
  for (let nth = 0; nth < 100; nth++) {
    const { state, seat } = situation('aside', nth, random);
    const view = game.view(state, seat);
    const wanted = wantedOf(view);
    if (wanted?.kind !== 'aside') throw new Error('nothing is to be set aside');
    const { anchor } = wanted;
    const spots = ringOf(anchor, () => undefined);
    const steps = spots.map(({ x, y }, index) => {
      const before = spots[index - 1] ?? ('ship' in anchor ? spots.at(-1) : spots[0]);
      return before === undefined ? 0 : Math.hypot(x - before.x, y - before.y);
    });
    expect(spots.filter((spot) => !isOneWidth(anchorDistance(anchor, spot))).length).toBeLessThanOrEqual(
      'ship' in anchor ? 0 : 4,
    );
    expect(Math.max(...steps)).toBeLessThan(11);
  }
});

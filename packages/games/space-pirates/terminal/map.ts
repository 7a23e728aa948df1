/** The Universe from above, in characters. */
import type { Paint, Style } from '@tortuga/engine';
import { boxDist } from '../space/box.ts';
import { centreOf, hexDist, pointOf } from '../space/hexagon.ts';
import { distance, type Point, type Pose } from '../space/point.ts';
import { L, MOUTH_WIDTH, STORM_BASE, STORM_RADIUS } from '../space/things.ts';
import type { DiscView, View } from '../types.ts';
import { type BaseSite, insideUniverse, type Universe, universeOf } from '../universe/universe.ts';
import { type Canvas, cellsOf, linesOf, makeCanvas, type Scale, scaleOf, stamp } from './canvas.ts';
import { arrowOf, faceMark, SCENERY_MARKS, shipNumber, shipStyle } from './wording.ts';

interface Marked {
  readonly mark: string;
  readonly style: Style;
}

const EMPTY: Marked = { mark: ' ', style: 'plain' };
const OUTSIDE: Marked = { mark: '/', style: 'dim' };
const STORM: Marked = { mark: '~', style: 'cyan' };

const sceneryAt = ({ rounds, blocks, bases }: Universe, point: Point): Marked | undefined => {
  const round = rounds.find((each) => distance(each, point) < each.radius);
  if (round !== undefined) return { mark: SCENERY_MARKS[round.kind], style: 'dim' };
  const walls = [...blocks, ...bases.map((base) => base.walls)];
  const block = walls.find((each) => boxDist(each, point.x, point.y) === 0);
  if (block === undefined) return undefined;
  return { mark: SCENERY_MARKS[block.kind], style: block.kind === 'base' ? 'yellow' : 'dim' };
};

const MOUTH_MARKS = ['>', 'v', '<', '^'] as const;

/** The cells of a base just inside its mouth line. */
const mouthAt = ({ bases }: Universe, { width, height }: Scale, { x, y }: Point): Marked | undefined => {
  const site = bases.find(({ mouth, out, along }) => {
    const [dx, dy] = [x - mouth.x, y - mouth.y];
    const inwards = 0 - (dx * out.x + dy * out.y);
    const aside = Math.abs(dx * along.x + dy * along.y);
    return (
      inwards >= 0 &&
      inwards < (Math.abs(out.x) < Math.abs(out.y) ? height : width) &&
      aside <= MOUTH_WIDTH / 2
    );
  });
  return site && { mark: MOUTH_MARKS[Math.round(site.heading / 900) % 4] ?? '>', style: 'bold' };
};

const shipAt = ({ pirates }: View, { x, y }: Point): Marked | undefined => {
  const seat = pirates.findIndex(({ ship }) => ship.at === 'space' && hexDist(ship, x, y) === 0);
  return seat < 0 ? undefined : { mark: '=', style: shipStyle(seat) };
};

const markAt = (view: View, universe: Universe, scale: Scale, point: Point): Marked => {
  if (insideUniverse(universe, point) < 0) return OUTSIDE;
  const solid = mouthAt(universe, scale, point) ?? sceneryAt(universe, point) ?? shipAt(view, point);
  if (solid !== undefined) return solid;
  return view.storm !== null && distance(view.storm, point) < STORM_RADIUS ? STORM : EMPTY;
};

/** Dots where the labels of both axes meet. */
const drawGrid = ({ scale, cells }: Canvas): void => {
  const { x0, y0, width, height, step } = scale;
  const isLabelled = (from: number, size: number): boolean => Math.ceil(from / step) * step < from + size;
  cells.forEach((line, row) => {
    line.forEach(({ mark }, column) => {
      if (mark !== ' ' || !isLabelled(y0 + row * height, height)) return;
      if (isLabelled(x0 + column * width, width)) line[column] = { mark: '·', style: 'dim' };
    });
  });
};

/** Its number, its owner's, and the ships inside. */
const drawBase = (canvas: Canvas, view: View, site: BaseSite, base: number): void => {
  const at = { x: site.walls.x, y: site.walls.y - canvas.scale.height / 2 };
  stamp(canvas, at, ` B${base} `, 'bold');
  const inside = view.pirates.flatMap(({ ship }, seat) =>
    ship.at === 'hangar' && ship.base === base ? [seat] : [],
  );
  inside.forEach((seat, index) => {
    const shift = (index * 2 - (inside.length - 1)) * canvas.scale.width;
    stamp(
      canvas,
      { x: at.x + shift, y: at.y },
      `=${shipNumber(seat)}${inside.length > 1 ? '' : '='}`,
      shipStyle(seat),
      1,
    );
  });
};

/** A little behind the front tip, so that the arrow lies in the hull. */
const NOSE = L - 40;

const drawShip = (canvas: Canvas, ship: Pose, seat: number): void => {
  stamp(canvas, pointOf(ship, NOSE, 0), arrowOf(ship.h), shipStyle(seat));
  stamp(canvas, centreOf(ship), shipNumber(seat), shipStyle(seat));
};

const discStyle = ({ up, type }: DiscView): Style => {
  if (up) return 'red';
  return type === null ? 'plain' : 'cyan';
};

/** A label that would cover another moves aside a little. */
const SHIFTS = [0, 1, -1, 2, -2, 3, -3] as const;

const drawDiscs = (canvas: Canvas, { discs }: View): void => {
  const { width } = canvas.scale;
  const taken = new Set<string>();
  for (const disc of discs) {
    if (disc.where !== 'board') continue;
    const label = `${disc.id}${faceMark(disc)}`;
    const spots = SHIFTS.map((shift) => ({ x: disc.x + shift * width, y: disc.y }));
    const cells = (at: Point): readonly string[] => cellsOf(canvas, at, label);
    const at = spots.find((spot) => !cells(spot).some((cell) => taken.has(cell))) ?? disc;
    for (const cell of cells(at)) taken.add(cell);
    stamp(canvas, at, label, discStyle(disc));
  }
};

export const drawMap = (view: View, paint: Paint): readonly string[] => {
  const universe = universeOf(view.options, view.seats);
  const scale = scaleOf(universe.bounds);
  const canvas = makeCanvas(scale, (point) => markAt(view, universe, scale, point));
  drawGrid(canvas);
  universe.bases.forEach((site, base) => {
    drawBase(canvas, view, site, base);
  });
  if (view.storm !== null) {
    const wide = '@'.repeat(Math.max(1, Math.round((2 * STORM_BASE) / canvas.scale.width)));
    stamp(canvas, view.storm, wide, 'cyan');
  }
  drawDiscs(canvas, view);
  view.pirates.forEach(({ ship }, seat) => {
    if (ship.at === 'space') drawShip(canvas, ship, seat);
  });
  return linesOf(canvas, paint);
};

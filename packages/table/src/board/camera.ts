/**
 * A camera over a board: plain numbers, no page. The board has units of its own; the window is a part of the page, in
 * pixels, and points of the window count from its left upper corner.
 */
import type { Point } from '../touch/point.ts';
import { type Box, boxOf, centreOf, type Size } from './box.ts';

export interface Camera extends Point {
  /** The point of the board in the middle of the window is (x, y). A unit of the board is this many pixels long. */
  readonly scale: number;
}

/** Pixels at the lower edge of the window that lie under controls, the free ones between them included. */
export interface Covered {
  /** While all of the world is in sight. */
  readonly whole: number;
  /** While a part is: the mini-map is there, too. */
  readonly part: number;
  /** How broad the controls are, from the right edge: a world that ends before them lies under nothing. */
  readonly beside: number;
}

/** What the board is seen through. */
export interface Pane {
  /** In pixels. */
  readonly window: Size;
  readonly covered: Covered;
}

/** What the board allows. */
export interface Limits {
  /** All there is, in units of the board. It may grow. The middle of the window never leaves it. */
  readonly world: Box;
  /** The smallest scale; undefined where it is the one that shows all. */
  readonly least: number | undefined;
  readonly most: number;
  /** Pixels kept free around what is framed. */
  readonly margin: number;
}

/** All that a camera is held to. */
export interface Scope extends Pane, Limits {}

/** Scales that framing keeps to, beside those of the scope. */
export interface Framing {
  /** What does not fit at this scale is not shown smaller: one pans. */
  readonly least?: number | undefined;
  /** What would be shown larger is not. */
  readonly most?: number | undefined;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

export const toScreen = (
  { x, y, scale }: Camera,
  { window }: Pick<Scope, 'window'>,
  point: Point,
): Point => ({
  x: (point.x - x) * scale + window.width / 2,
  y: (point.y - y) * scale + window.height / 2,
});

export const toBoard = ({ x, y, scale }: Camera, { window }: Pick<Scope, 'window'>, point: Point): Point => ({
  x: (point.x - window.width / 2) / scale + x,
  y: (point.y - window.height / 2) / scale + y,
});

/** What of the board is in sight. */
export const sightOf = (camera: Camera, { window }: Pick<Scope, 'window'>): Box => ({
  ...toBoard(camera, { window }, { x: 0, y: 0 }),
  width: window.width / camera.scale,
  height: window.height / camera.scale,
});

/** Half a pixel is not missed: sums of fractions never come out even. */
const UNSEEN = 0.5;

const holds = (sight: Box, box: Box, slack: number): boolean =>
  box.x >= sight.x - slack &&
  box.y >= sight.y - slack &&
  box.x + box.width <= sight.x + sight.width + slack &&
  box.y + box.height <= sight.y + sight.height + slack;

export const isInSight = (camera: Camera, scope: Pick<Scope, 'window'>, box: Box): boolean =>
  holds(sightOf(camera, scope), box, UNSEEN / camera.scale);

/** All of the world is in sight, and ends before the controls begin. */
const endsBeside = (camera: Camera, scope: Scope): boolean => {
  const { window, covered, world } = scope;
  const end = toScreen(camera, scope, { x: world.x + world.width, y: world.y }).x;
  return end <= window.width - covered.beside && isInSight(camera, scope, world);
};

/** Pixels at the lower edge that something lies under. */
const coveredBelow = (camera: Camera, scope: Scope): number => {
  if (endsBeside(camera, scope)) return 0;
  return isInSight(camera, scope, scope.world) ? scope.covered.whole : scope.covered.part;
};

/** In sight, and under no control. */
export const isClear = (camera: Camera, scope: Scope, box: Box): boolean => {
  const { window } = scope;
  const below = coveredBelow(camera, scope);
  const sight = sightOf(camera, { window });
  return holds({ ...sight, height: sight.height - below / camera.scale }, box, UNSEEN / camera.scale);
};

/** At which all of a box fits into the window above what is covered. */
const scaleFor = ({ window, margin }: Scope, { width, height }: Size, below: number): number =>
  Math.min(
    Math.max(1, window.width - 2 * margin) / Math.max(width, Number.MIN_VALUE),
    Math.max(1, window.height - below - 2 * margin) / Math.max(height, Number.MIN_VALUE),
  );

export const scalesOf = (scope: Scope): { readonly least: number; readonly most: number } => ({
  least: Math.min(scope.least ?? scaleFor(scope, scope.world, scope.covered.whole), scope.most),
  most: scope.most,
});

/** The nearest camera that keeps to the scope. */
export const limited = (camera: Camera, scope: Scope): Camera => {
  const { least, most } = scalesOf(scope);
  const { x, y, width, height } = scope.world;
  return {
    x: clamp(camera.x, x, x + width),
    y: clamp(camera.y, y, y + height),
    scale: clamp(camera.scale, least, most),
  };
};

/** The board is drawn along by that many pixels. */
export const panned = (camera: Camera, by: Point, scope: Scope): Camera =>
  limited({ ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale }, scope);

/** Larger or smaller; the point of the board at `at`, in pixels of the window, stays there as far as the limits let it. */
export const zoomed = (camera: Camera, factor: number, at: Point, scope: Scope): Camera => {
  const { scale } = limited({ ...camera, scale: camera.scale * factor }, scope);
  const held = toBoard(camera, scope, at);
  const moved = toBoard({ ...camera, scale }, scope, at);
  return limited({ x: camera.x + held.x - moved.x, y: camera.y + held.y - moved.y, scale }, scope);
};

/** The middle nearest to `at` from which a stretch is seen; its own middle where it is longer than what is seen. */
const nearest = (at: number, from: number, length: number, seen: number, margin: number): number => {
  if (length >= seen) return from + length / 2;
  const reach = (seen - length) / 2 - Math.min(margin, (seen - length) / 2);
  return clamp(at, from + length / 2 - reach, from + length / 2 + reach);
};

/** The same camera, by the middle of what lies above the covered pixels. */
const raised = (camera: Camera, below: number): Camera => ({
  ...camera,
  y: camera.y - below / 2 / camera.scale,
});
const lowered = (camera: Camera, below: number): Camera => raised(camera, -below);

const revealedAbove = (camera: Camera, box: Box, scope: Scope, below: number): Camera => {
  const { scale } = camera;
  const { width, height } = sightOf(camera, scope);
  const { x, y } = raised(camera, below);
  const moved = {
    x: nearest(x, box.x, box.width, width, scope.margin / scale),
    y: nearest(y, box.y, box.height, height - below / scale, scope.margin / scale),
    scale,
  };
  return limited(lowered(moved, below), scope);
};

/** The mini-map covers more than the buttons alone, and is only there while a part of the world is in sight. */
const clearing = (scope: Scope, cameraAbove: (below: number) => Camera): Camera => {
  const free = cameraAbove(0);
  if (endsBeside(free, scope)) return free;
  const camera = cameraAbove(scope.covered.whole);
  return isInSight(camera, scope, scope.world) ? camera : cameraAbove(scope.covered.part);
};

/** Moved as little as shows a box above all controls, with the margin where there is room for it; at the same scale. */
export const revealed = (camera: Camera, box: Box, scope: Scope): Camera =>
  clearing(scope, (below) => revealedAbove(camera, box, scope, below));

/** Nearest to `at`, seeing nothing beyond the ends of a stretch, or all of it. */
const within = (at: number, from: number, length: number, seen: number): number =>
  seen >= length ? from + length / 2 : clamp(at, from + seen / 2, from + length - seen / 2);

/** Sees no more of the void around the world than it must; what is covered is no loss. */
const settled = (camera: Camera, { window, world }: Scope, below: number): Camera => {
  const { width, height } = sightOf(camera, { window });
  return {
    ...camera,
    x: within(camera.x, world.x, world.width, width),
    y: within(camera.y, world.y, world.height + below / camera.scale, height),
  };
};

const framedAbove = (things: readonly Box[], scope: Scope, framing: Framing, below: number): Camera => {
  const [first = scope.world] = things;
  const all = things.length === 0 ? scope.world : boxOf(things);
  const { least, most } = scalesOf(scope);
  const smallest = clamp(framing.least ?? least, least, most);
  const largest = clamp(framing.most ?? most, smallest, most);
  const scale = clamp(scaleFor(scope, all, below), smallest, largest);
  const centred = settled(lowered({ ...centreOf(all), scale }, below), scope, below);
  const camera = revealedAbove(centred, all, scope, below);
  return isClear(camera, scope, all) ? camera : revealedAbove(camera, first, scope, below);
};

/** All of the world, left of the controls, as near to the middle as they let it. */
const wholeBeside = (scope: Scope, framing: Framing): Camera => {
  const { window, world, covered, margin } = scope;
  const { least, most } = scalesOf(scope);
  const room = { ...scope, window: { ...window, width: window.width - covered.beside } };
  const largest = clamp(framing.most ?? most, least, most);
  const scale = clamp(scaleFor(room, world, 0), least, largest);
  const { x, y } = centreOf(world);
  const over = (window.width + world.width * scale) / 2 + margin - (window.width - covered.beside);
  return limited({ x: x + Math.max(0, over) / scale, y, scale }, scope);
};

/**
 * Shows all these things as large as it can, above all controls, or all of the world beside them. Where they do not fit
 * at the smallest scale, the first is in sight.
 */
export const framed = (things: readonly Box[], scope: Scope, framing: Framing = {}): Camera => {
  const above = clearing(scope, (below) => framedAbove(things, scope, framing, below));
  if (things.length > 0) return above;
  const beside = wholeBeside(scope, framing);
  return beside.scale > above.scale && endsBeside(beside, scope) ? beside : above;
};

const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/**
 * Part of the way from one camera to another. The edges of the window go straight over the board, so that what is in
 * sight at both ends is in sight all the way.
 */
export const between = (from: Camera, to: Camera, part: number): Camera => ({
  x: mix(from.x, to.x, part),
  y: mix(from.y, to.y, part),
  scale: 1 / mix(1 / from.scale, 1 / to.scale, part),
});

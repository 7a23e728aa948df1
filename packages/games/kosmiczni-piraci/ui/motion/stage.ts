/** What a frame plays on: how it stood, how it stands, and what has been counted on the way. */
import type { Place, Places } from '@tortuga/table';
import type { Planet, View } from '../../types.ts';

export interface Stage {
  readonly before: View;
  readonly after: View;
  readonly from: Places;
  readonly to: Places;
  /** Cards on each planet by now. */
  readonly heights: number[];
  /** Treasures that each seat has by now, and that nobody has. */
  readonly loot: number[];
  readonly lost: { count: number };
  /** Treasures that have left, by planet and value. */
  readonly left: Map<string, number>;
}

export const makeStage = (scene: Pick<Stage, 'before' | 'after' | 'from' | 'to'>, lost: number): Stage => ({
  ...scene,
  heights: scene.before.planets.map(({ cards }) => cards.length),
  loot: scene.before.loot.map(({ length }) => length),
  lost: { count: lost },
  left: new Map(),
});

/** How far a piece that lies at `to` has to be shifted to lie at `from`. */
export const shift = (
  from: Place,
  to: Place,
): { readonly x: number; readonly y: number; readonly scale: number } => ({
  x: Math.round(from.x + from.width / 2 - to.x - to.width / 2),
  y: Math.round(from.y + from.height / 2 - to.y - to.height / 2),
  scale: to.width === 0 ? 1 : from.width / to.width,
});

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Degrees. */
  readonly turn?: number;
}

/** The same functions in every frame, so that the browser travels and turns as one expects. */
export const pose = ({ x, y, scale = 1, turn = 0 }: Pose): string =>
  `translate(${x}px, ${y}px) scale(${scale.toFixed(3)}) rotate(${turn}deg)`;

export const AT_REST = pose({ x: 0, y: 0 });

/** The top card of a planet, as it was before the frame. */
export const topOf = ({ before }: Stage, planet: Planet): number =>
  (before.planets[planet]?.cards.length ?? 0) - 1;

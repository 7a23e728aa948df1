/** What happens on the gallery's map, in millimetres: in each turn a ship sails and turns, and a disc is knocked away. */
import type { Colour } from '@tortuga/vocabulary';
import type { Box } from '../board/box.ts';
import { boxAround } from '../board/box.ts';
import type { Place } from '../motion/clip.ts';
import type { Point } from '../touch/point.ts';

export interface Ship extends Point {
  readonly colour: Colour;
  readonly heading: number;
}

export interface StarMap {
  readonly ships: readonly Ship[];
  readonly discs: readonly Point[];
  readonly turn: number;
}

export const UNIVERSE: Box = { x: 0, y: 0, width: 900, height: 780 };

const SHIP = { width: 60, height: 30 };
const DISC = { width: 25, height: 25 };
const DISCS = 96;
/** Of a spiral whose arms never meet, as of seeds. */
const GOLDEN_ANGLE = 2.4;

export const shipName = ({ colour }: Ship): string => `ship-${colour}`;
export const discName = (disc: number): string => `disc-${disc}`;
export const shipPlace = (ship: Ship): Place => ({ ...boxAround(ship, SHIP), heading: ship.heading });
export const discPlace = (disc: Point): Place => boxAround(disc, DISC);

const discAt = (disc: number): Point => {
  const far = 60 + 30 * Math.sqrt(disc);
  const angle = disc * GOLDEN_ANGLE;
  return { x: Math.round(450 + far * Math.cos(angle) * 1.1), y: Math.round(390 + far * Math.sin(angle)) };
};

export const FIRST_MAP: StarMap = {
  ships: [
    { colour: 'gold', x: 120, y: 110, heading: 350 },
    { colour: 'coral', x: 780, y: 110, heading: 120 },
    { colour: 'sky', x: 780, y: 670, heading: 225 },
    { colour: 'reef', x: 120, y: 670, heading: 300 },
  ],
  discs: Array.from({ length: DISCS }, (_, disc) => discAt(disc)),
  turn: 0,
};

const sailed = (ship: Ship): Ship => {
  const angle = (ship.heading / 180) * Math.PI;
  return {
    ...ship,
    x: Math.round(ship.x + 60 * Math.cos(angle)),
    y: Math.round(ship.y + 60 * Math.sin(angle)),
    heading: (ship.heading + 20) % 360,
  };
};

export const sailedIn = ({ ships, turn }: StarMap): number => turn % ships.length;

/** The ship that sails next, and how far it may get. */
export const reachOf = (map: StarMap): Box => {
  const { x, y } = map.ships[sailedIn(map)] ?? { x: 0, y: 0 };
  return boxAround({ x, y }, { width: 260, height: 260 });
};

export const nextSail = (map: StarMap): StarMap => ({
  ships: map.ships.map((ship, nth) => (nth === sailedIn(map) ? sailed(ship) : ship)),
  discs: map.discs.map((disc, nth) => (nth === map.turn ? { x: disc.x + 90, y: disc.y - 40 } : disc)),
  turn: map.turn + 1,
});

/** One impact: what it does to speeds, and whether a disc turns over or lands (SP-27, SP-28). */
import type { Body } from './body.ts';
import type { Luck } from './luck.ts';

/** Speeds in the rules are mm/s, in the slide tenths of that. */
export const MM = 10;

/** Slower than this after an impact is at rest. */
export const RESTS = 2 * MM;

const WALL = { bounce: 0.5, dead: 15 * MM, friction: 0.15 };
const DISC = { bounce: 0.75, dead: 2 * MM };

export interface Impact {
  readonly vx: number;
  readonly vy: number;
  readonly turned: boolean;
  readonly landed: boolean;
}

/** One number is drawn where the speed is above the threshold. */
const turnsOver = (vn: number, share: number, luck: Luck): boolean => {
  const hard = vn / MM - 600;
  if (hard <= 0) return false;
  const odds = Math.min(1, hard / 1200);
  return luck.next() < share * 0.22 * odds * odds;
};

const lands = (vn: number, height: number | undefined, luck: Luck): boolean => {
  if (height === undefined) return false;
  const hard = vn / MM - 350 - 30 * height;
  return hard > 0 && luck.next() < 0.5 * Math.min(1, hard / 700);
};

/** With a thing that stands still; n points away from it. */
export const wallImpact = (
  vx: number,
  vy: number,
  nx: number,
  ny: number,
  height: number | undefined,
  luck: Luck,
): Impact => {
  const vn = 0 - (vx * nx + vy * ny);
  const bounce = vn < WALL.dead ? 0 : WALL.bounce;
  const [tx, ty] = [vx + vn * nx, vy + vn * ny];
  const vt = Math.sqrt(tx * tx + ty * ty);
  const loss = Math.min(vt / 3, WALL.friction * (1 + bounce) * vn);
  const kept = vt === 0 ? 0 : (vt - loss) / vt;
  const turned = turnsOver(vn, 1, luck);
  const landed = lands(vn, height, luck);
  return { vx: bounce * vn * nx + kept * tx, vy: bounce * vn * ny + kept * ty, turned, landed };
};

/** Two discs of equal weight; one that is fixed sends the other back. */
export const discImpact = (one: Body, other: Body, again: boolean, luck: Luck): readonly [Impact, Impact] => {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  const apart = Math.sqrt(dx * dx + dy * dy);
  const [nx, ny] = [dx / apart, dy / apart];
  const [vx, vy] = [one.speed * one.dx, one.speed * one.dy];
  const [wx, wy] = [other.speed * other.dx, other.speed * other.dy];
  const vn = 0 - ((vx - wx) * nx + (vy - wy) * ny);
  const change = (1 + bounceOf(vn, again)) * vn * (one.fixed || other.fixed ? 1 : 0.5);
  const turned = (body: Body): boolean => !body.fixed && turnsOver(vn, 0.25, luck);
  return [
    { vx: vx + change * nx, vy: vy + change * ny, turned: turned(one), landed: false },
    { vx: wx - change * nx, vy: wy - change * ny, turned: turned(other), landed: false },
  ];
};

const bounceOf = (vn: number, again: boolean): number => {
  if (vn < DISC.dead) return 0;
  return again ? 1 : DISC.bounce;
};

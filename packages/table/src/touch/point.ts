/** A place on the screen, in client pixels: consumers turn it into units of their own. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

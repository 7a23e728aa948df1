/** Points and poses. Lengths are whole tenths of a millimetre, headings 3600 to a turn (0 east, 900 south). */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of a ship base or a template: its rear tip and its heading. */
export interface Pose extends Point {
  readonly h: number;
}

/** Halves up, also below zero. */
export const round = (x: number): number => Math.floor(x + 0.5);

export const roundPoint = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });

export const distance = (one: Point, other: Point): number => {
  const [dx, dy] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(dx * dx + dy * dy);
};

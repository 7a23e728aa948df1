/** The outline of a ship's base: points that a template can start from when the ship drifts (SP-54). */
import { heading } from './directions.ts';
import { CORNERS, pointOf } from './hexagon.ts';
import type { Point, Pose } from './point.ts';

/** A point in the local frame, and the headings of templates that start there without lying on the base, as turns of the ship's. */
interface Contact {
  readonly u: number;
  readonly v: number;
  readonly from: number;
  readonly to: number;
}

/** By edge, from the rear tip around by the right side: its outward normal, and into how many steps of about 5 mm it is divided. */
const EDGES = [
  { normal: 1350, steps: 4 },
  { normal: 900, steps: 6 },
  { normal: 450, steps: 4 },
  { normal: -450, steps: 4 },
  { normal: -900, steps: 6 },
  { normal: -1350, steps: 4 },
] as const;

/** A tip is right-angled: turned by more from the normal of an edge, it would lie on that edge. */
const WIDEST = 450;

/** Of an edge, its first corner included: there both edges count. */
const contactsOf = (edge: number): readonly Contact[] => {
  const [[u0, v0], [u1, v1]] = [CORNERS[edge] ?? [0, 0], CORNERS[(edge + 1) % CORNERS.length] ?? [0, 0]];
  const { normal, steps } = EDGES[edge] ?? { normal: 0, steps: 0 };
  const before = EDGES[edge - 1]?.normal ?? normal + 900;
  return Array.from({ length: steps }, (_, n) => ({
    u: u0 + ((u1 - u0) * n) / steps,
    v: v0 + ((v1 - v0) * n) / steps,
    from: normal - WIDEST,
    to: (n === 0 ? before : normal) + WIDEST,
  }));
};

const CONTACTS: readonly Contact[] = CORNERS.flatMap((_, edge) => contactsOf(edge));

/** Numbered from 0, the rear tip; the front tip is 14. */
export const CONTACT_COUNT = CONTACTS.length;

export const contactPoint = (pose: Pose, point: number): Point => {
  const contact = CONTACTS[point];
  if (contact === undefined) throw new Error(`there is no point ${point}`);
  return pointOf(pose, contact.u, contact.v);
};

/** The points from which a template in direction k does not lie on the base. */
export const contactsTowards = ({ h }: Pose, k: number): readonly number[] =>
  CONTACTS.flatMap(({ from, to }, point) => (heading(k - h - from) <= to - from ? [point] : []));

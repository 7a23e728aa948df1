/** Where something is to be put, or turned to: a Freighter, a disc set aside, the storm, the wind, a ship that was blown out. */
import type { Viewer } from '@tortuga/table';
import { checkPoint } from '../../drifting.ts';
import { isHeading } from '../../space/directions.ts';
import type { Point } from '../../space/point.ts';
import type { Contact, View } from '../../types.ts';
import { askedOf } from '../asked.ts';
import { inwards } from './exit.ts';
import { firstWithRoom } from './hangars.ts';
import { proposedSpot } from './proposals.ts';
import { wantedOf } from './wanted.ts';

export interface Spot {
  /** The Hangar that is chosen. */
  readonly base: number | undefined;
  /** Which of the discs that are to be put. */
  readonly disc: number | undefined;
  /** Tenths of a millimetre. */
  readonly at: Point | undefined;
  /** Tenths of a degree: of the wind, or of a ship put back. */
  readonly angle: number | undefined;
  /** Where the wind's templates touch ships; the farthest point where a ship is not named. */
  readonly points: readonly Contact[];
}

export const NO_SPOT: Spot = {
  base: undefined,
  disc: undefined,
  at: undefined,
  angle: undefined,
  points: [],
};

const EAST = 0;

export const freshSpot = (view: View, viewer: Viewer): Spot => {
  const asked = askedOf(view);
  if (asked === undefined || asked.seat !== viewer) return NO_SPOT;
  if (asked.decision === 'hangar') return { ...NO_SPOT, base: firstWithRoom(view) };
  if (asked.decision === 'wind') return { ...NO_SPOT, angle: EAST };
  if (asked.decision === 'heading') return { ...NO_SPOT, angle: inwards(view) };
  const wanted = wantedOf(view);
  if (wanted === undefined) return NO_SPOT;
  const disc = wanted.kind === 'storm' ? undefined : wanted.discs[0];
  return { ...NO_SPOT, disc, at: proposedSpot(view) };
};

const read = (kept: object, key: keyof Spot): unknown => Reflect.get(kept, key);

/** What is not there at all is undefined, and so kept; what is nonsense is not. */
const NONSENSE = Symbol('nonsense');
type Read<V> = V | undefined | typeof NONSENSE;

const optional = <V>(value: unknown, parse: (value: unknown) => V | undefined): Read<V> =>
  value === undefined ? undefined : (parse(value) ?? NONSENSE);

const oneOf =
  (known: readonly number[]) =>
  (value: unknown): number | undefined =>
    known.find((each) => each === value);

const parseNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? value : undefined;

const parseAngle = (value: unknown): number | undefined => {
  const angle = parseNumber(value);
  return angle !== undefined && isHeading(angle) ? angle : undefined;
};

const parsePoint = (value: unknown): Point | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const [x, y] = [parseNumber(Reflect.get(value, 'x')), parseNumber(Reflect.get(value, 'y'))];
  return x === undefined || y === undefined ? undefined : { x, y };
};

const parseContact = (value: unknown): Contact | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const [seat, point] = [parseNumber(Reflect.get(value, 'seat')), parseNumber(Reflect.get(value, 'point'))];
  return seat === undefined || point === undefined ? undefined : { seat, point };
};

/** Each ship once, in order, at points that this direction allows. */
const parseContacts = (value: unknown, { pirates }: View, angle: number): readonly Contact[] | undefined => {
  if (!Array.isArray(value) || value.length > pirates.length) return undefined;
  const points = value.flatMap((each) => parseContact(each) ?? []);
  const isGood = ({ seat, point }: Contact, index: number): boolean =>
    seat > (points[index - 1]?.seat ?? -1) &&
    checkPoint(pirates[seat]?.ship, seat, angle, point) === undefined;
  return points.length === value.length && points.every(isGood) ? points : undefined;
};

export const parseSpot = (kept: unknown, view: View): Spot | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const wanted = wantedOf(view);
  const discs = wanted === undefined || wanted.kind === 'storm' ? [] : wanted.discs;
  const base = optional(read(kept, 'base'), oneOf([...view.bases.keys()]));
  const disc = optional(read(kept, 'disc'), oneOf(discs));
  const at = optional(read(kept, 'at'), parsePoint);
  const angle = optional(read(kept, 'angle'), parseAngle);
  if (base === NONSENSE || disc === NONSENSE || at === NONSENSE || angle === NONSENSE) return undefined;
  const points = parseContacts(read(kept, 'points'), view, angle ?? EAST);
  return points && { base, disc, at, angle, points };
};

/**
 * Where something cannot be put, as data that is drawn: no nearer to a thing than its margin. What is drawn as free is free:
 * the shapes on the map have these very sizes.
 */
import { type Anchor, anchorDistance, SLACK } from '../../aside.ts';
import { fieldOf, onBoard } from '../../pieces.ts';
import { type Box, boxDist } from '../../space/box.ts';
import { hexDist } from '../../space/hexagon.ts';
import { distance, type Point, type Pose } from '../../space/point.ts';
import { EPS, RADIUS, STORM_BASE, type Thing } from '../../space/things.ts';
import { ASIDE } from '../../spots.ts';
import type { View } from '../../types.ts';
import { insideUniverse, type Universe } from '../../universe/universe.ts';
import type { Wanted } from './wanted.ts';

interface Kept {
  readonly thing: Thing;
  /** How far the middle of what is put must be from the thing's edge. */
  readonly margin: number;
}

export type Zone =
  | (Kept & { readonly shape: 'round'; readonly at: Point; readonly radius: number })
  | (Kept & { readonly shape: 'box'; readonly box: Box })
  | (Kept & { readonly shape: 'ship'; readonly pose: Pose });

export interface Zones {
  readonly universe: Universe;
  /** How far from the border. */
  readonly border: number;
  readonly zones: readonly Zone[];
  /** From where it must be so far: not nearer, and not farther. */
  readonly band: Band | undefined;
}

interface Band {
  readonly anchor: Anchor;
  readonly from: number;
  readonly to: number;
}

/** In tenths of a millimetre, from the middle of what is put to the edge of each. */
interface Margins {
  readonly things: number;
  readonly border: number;
  /** From the middles of these. */
  readonly discs: number;
  readonly storm: number | undefined;
}

const MARGINS: Readonly<Record<Wanted['kind'], Margins>> = {
  place: { things: ASIDE, border: ASIDE, discs: 2 * RADIUS, storm: RADIUS + STORM_BASE },
  aside: { things: RADIUS, border: RADIUS, discs: 2 * RADIUS, storm: RADIUS + STORM_BASE },
  // The storm goes away from where it is.
  storm: {
    things: STORM_BASE - EPS,
    border: STORM_BASE,
    discs: RADIUS + STORM_BASE - EPS,
    storm: undefined,
  },
};

const roundZone = (thing: Thing, at: Point, radius: number, margin: number): Zone => ({
  thing,
  margin,
  shape: 'round',
  at,
  radius,
});

/** Of what stands still for the whole game. */
const fixedZones = ({ rounds, blocks, bases }: Universe, margin: number): readonly Zone[] => [
  ...rounds.map((round) => roundZone(round.kind, round, round.radius, margin)),
  ...[...blocks, ...bases.map(({ walls }) => walls)].map(
    (box): Zone => ({ thing: box.kind, margin, shape: 'box', box }),
  ),
];

export const zonesOf = (view: View, wanted: Wanted): Zones => {
  const { things, border, discs, storm } = MARGINS[wanted.kind];
  const { universe, ships, storm: eye } = fieldOf(view, null);
  const zones = [
    ...fixedZones(universe, things),
    ...ships.map((pose): Zone => ({ thing: 'ship', margin: things, shape: 'ship', pose })),
    ...view.discs.filter(onBoard).map((disc) => roundZone('disc', disc, 0, discs)),
    ...(eye === null || storm === undefined ? [] : [roundZone('storm', eye, 0, storm)]),
  ];
  const band =
    wanted.kind === 'aside' ? { anchor: wanted.anchor, from: ASIDE - SLACK, to: ASIDE + SLACK } : undefined;
  return { universe, border, zones, band };
};

/** From the edge of the thing; 0 on it. */
const distanceTo = (zone: Zone, point: Point): number => {
  switch (zone.shape) {
    case 'round':
      return distance(zone.at, point) - zone.radius;
    case 'box':
      return boxDist(zone.box, point.x, point.y);
    case 'ship':
      return hexDist(zone.pose, point.x, point.y);
  }
};

export const isInZone = (zone: Zone, point: Point): boolean => distanceTo(zone, point) < zone.margin;

export const isInBorder = ({ universe, border }: Zones, point: Point): boolean =>
  insideUniverse(universe, point) < border;

const isInBand = ({ anchor, from, to }: Band, point: Point): boolean => {
  const apart = anchorDistance(anchor, point);
  return apart !== undefined && apart >= from && apart <= to;
};

export const isFreeIn = (all: Zones, point: Point): boolean =>
  !isInBorder(all, point) &&
  !all.zones.some((zone) => isInZone(zone, point)) &&
  (all.band === undefined || isInBand(all.band, point));

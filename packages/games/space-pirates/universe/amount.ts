/** How much fits into a Universe (SP-117): the pieces of one box, and what a drawn one may use at the most. */
import type { LongScenery, RoundScenery } from '../space/things.ts';
import type { Fault } from './fault.ts';
import type { Layout } from './presets.ts';

const BOX_BASES = 5;
const IN_BOX: Readonly<Record<RoundScenery | LongScenery, number>> = {
  galaxy: 2,
  planet: 5,
  moon: 4,
  belt: 2,
  side: 4,
};

/** Of a drawn Universe. */
export const MOST_CORNERS = 24;
export const MOST_BASES = 8;
export const MOST_PIECES = 40;
/** There are no more sides of a box. */
export const MOST_SIDES = IN_BOX.side;
const LARGEST = 12000;

const countOf = ({ scenery }: Layout, kind: RoundScenery | LongScenery): number =>
  scenery.filter((piece) => piece[0] === kind).length;

/** Whether a Universe needs more pieces than one box holds. */
export const isLargerThanBox = (layout: Layout): boolean =>
  layout.bases.length + layout.abandoned.length > BOX_BASES ||
  layout.scenery.some(([kind]) => countOf(layout, kind) > IN_BOX[kind]);

/** How far the border reaches, one way or the other. */
const extentOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** What there is too much of. */
export const amountFaults = (layout: Layout): readonly Fault[] => {
  const { border, bases, abandoned, scenery } = layout;
  const sides = countOf(layout, 'side');
  const faults: Fault[] = [];
  if (border.length > MOST_CORNERS) faults.push({ code: 'too-many', of: 'border' });
  if (bases.length + abandoned.length > MOST_BASES) faults.push({ code: 'too-many', of: 'bases' });
  if (scenery.length - sides > MOST_PIECES) faults.push({ code: 'too-many', of: 'scenery' });
  if (sides > MOST_SIDES) faults.push({ code: 'too-many', of: 'sides' });
  const extents = [extentOf(border.map(([x]) => x)), extentOf(border.map(([, y]) => y))];
  if (extents.some((extent) => extent > LARGEST)) faults.push({ code: 'too-large' });
  return faults;
};

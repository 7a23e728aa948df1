/** Points that the template may start from: of the mouth line of a Hangar, or of the outline of a ship that drifts. */
import { pirateOf, fieldOf } from '../../pieces.ts';
import { mouthPoint } from '../../moving.ts';
import { contactPoint, contactsTowards } from '../../space/outline.ts';
import type { Point } from '../../space/point.ts';
import type { Props } from '../shown.ts';
import { onMap } from '../units.ts';
import { planOn, startFrom } from './acts.ts';
import type { Flight } from './draft.ts';
import styles from './FlyOverlay.module.css';
import type { Aimed } from './plan.ts';
import { OFFSETS } from './proposal.ts';

interface Dot {
  readonly at: Point;
  readonly start: Partial<Pick<Flight, 'offset' | 'point'>>;
  readonly isChosen: boolean;
}

const dotsOf = (table: Props, { laying, fan }: Aimed): readonly Dot[] => {
  const { sky } = planOn(table);
  const { ship } = pirateOf(sky, sky.boss);
  if (ship.at === 'hangar') {
    const site = fieldOf(sky, sky.boss).universe.bases[ship.base];
    return OFFSETS.flatMap((offset) =>
      site === undefined
        ? []
        : [{ at: mouthPoint(site, offset), start: { offset }, isChosen: offset === laying.offset }],
    );
  }
  if (ship.at !== 'space' || laying.kind !== 'drift') return [];
  return contactsTowards(ship, laying.angle).map((point) => ({
    at: contactPoint(ship, point),
    start: { point },
    isChosen: point === fan.start.point,
  }));
};

/** Millimetres: the dots lie 5 apart. */
const DOT = 1.7;
const HIT = 2.5;

export const StartDots = ({ table, aimed }: { readonly table: Props; readonly aimed: Aimed }) =>
  dotsOf(table, aimed).map(({ at, start, isChosen }) => {
    const { x, y } = onMap(at);
    return (
      <g key={`${x} ${y}`} onClick={() => startFrom(table, start)}>
        <circle className={styles['hit']} cx={x} cy={y} r={HIT} />
        <circle className={styles['dot']} cx={x} cy={y} r={DOT} data-chosen={isChosen || undefined} />
      </g>
    );
  });

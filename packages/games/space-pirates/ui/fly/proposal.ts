/** Where a template is held at first: every decision begins with something that may be done. */
import { MOST_OFFSET, OFFSET_STEP } from '../../moving.ts';
import { pirateOf } from '../../pieces.ts';
import { CONTACT_COUNT } from '../../space/outline.ts';
import type { Sky } from './course.ts';
import { angleOf, fanOf, nearestOpen, type Start } from './fan.ts';

/** The middle of the mouth line first. */
export const OFFSETS: readonly number[] = Array.from(
  { length: (2 * MOST_OFFSET) / OFFSET_STEP + 1 },
  (_, n) => OFFSET_STEP * (n % 2 === 0 ? n / 2 : -(n + 1) / 2),
);

const startsOf = (sky: Sky, kind: Start['kind']): readonly Start[] => {
  if (pirateOf(sky, sky.boss).ship.at === 'hangar') {
    return OFFSETS.map((offset) => ({ kind, offset, point: null }));
  }
  const points = kind === 'drift' ? Array.from({ length: CONTACT_COUNT }, (_, point) => point) : [];
  return [null, ...points].map((point) => ({ kind, offset: 0, point }));
};

interface Proposal extends Start {
  readonly angle: number;
}

/** Straight ahead, else the nearest heading that fits, from wherever one does. */
export const proposalOf = (sky: Sky, kind: Start['kind']): Proposal | undefined => {
  for (const start of startsOf(sky, kind)) {
    const fan = fanOf(sky, start);
    const turn = nearestOpen(fan, 0);
    if (turn !== undefined) return { ...start, angle: angleOf(fan, turn) };
  }
  return undefined;
};

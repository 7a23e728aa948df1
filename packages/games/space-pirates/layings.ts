/** All first templates and drifts of a ship, by number: too many to list, few enough to look at each. */
import { MOST_OFFSET, OFFSET_STEP, SHARPEST, TURN, WIDEST } from './components.ts';
import type { Move, Ship } from './types.ts';
import type { Universe } from './universe/universe.ts';

export type Laying = Extract<Move, { kind: 'template' | 'drift' }>;

const EXITS = 2 * WIDEST + 1;
const OFFSETS = (2 * MOST_OFFSET) / OFFSET_STEP + 1;

/** In space 1801 templates and 3600 drifts; from a Hangar 15 points of its line with 901 headings each. */
export const layingCount = (ship: Ship, kind: Laying['kind']): number => {
  if (ship.at === 'hangar') return EXITS * OFFSETS;
  return kind === 'drift' ? TURN : 2 * SHARPEST + 1;
};

export const layingAt = ({ bases }: Universe, ship: Ship, kind: Laying['kind'], index: number): Laying => {
  if (ship.at === 'space') {
    const angle = kind === 'drift' ? index : (ship.h + TURN - SHARPEST + index) % TURN;
    return { kind, angle, offset: 0 };
  }
  const mouth = ship.at === 'hangar' ? (bases[ship.base]?.heading ?? 0) : 0;
  return {
    kind,
    angle: (mouth + TURN - WIDEST + (index % EXITS)) % TURN,
    offset: Math.floor(index / EXITS) * OFFSET_STEP - MOST_OFFSET,
  };
};

/** What things are called: seats, bases, Cargo, Hazards, cards, directions. Bases are counted from 1. */
import {
  CARGO,
  type Card,
  type DiscType,
  type Hazard,
  HAZARDS,
  hazardsOf,
  valueOf,
} from '../../components.ts';
import { heading, TURN } from '../../space/directions.ts';
import type { Thing } from '../../space/things.ts';
import { TENTH } from '../units.ts';
import type { Speak } from './messages.ts';

export const seatName = (names: readonly string[], seat: number): string => names[seat] ?? String(seat + 1);

/** "a, b and c" */
export const listed = (texts: readonly string[], say: Speak): string => {
  const [last = '', ...before] = texts.toReversed();
  return before.length === 0 ? last : say('list', { most: before.toReversed().join(', '), last });
};

export const seatNames = (names: readonly string[], seats: readonly number[], say: Speak): string =>
  listed(
    seats.map((seat) => seatName(names, seat)),
    say,
  );

/** As people count. */
export const baseNumber = (base: number): number => base + 1;

/** "Base 2" */
export const baseName = (base: number, say: Speak): string => say('base-name', { base: baseNumber(base) });

/** "precious metals" */
export const cargoName = (type: DiscType, say: Speak): string => say(`cargo-${type}`);

/** "2 × minerals and hi-tech" */
export const cargoesName = (types: readonly DiscType[], say: Speak): string =>
  listed(
    CARGO.flatMap((type) => {
      const count = types.filter((each) => each === type).length;
      return count === 0 ? [] : [say('cargo-count', { count, cargo: cargoName(type, say) })];
    }),
    say,
  );

/** "Flick" */
export const hazardName = (hazard: Hazard, say: Speak): string => say(`hazard-${hazard}-name`);
export const hazardHelp = (hazard: Hazard, say: Speak): string => say(`hazard-${hazard}-help`);

const isHazard = (letter: string): letter is Hazard => HAZARDS.some((hazard) => hazard === letter);

/** "Right, Flick, Wind", of letters as on a card. */
export const hazardsName = (letters: string, say: Speak): string =>
  Array.from(letters)
    .filter(isHazard)
    .map((hazard) => hazardName(hazard, say))
    .join(', ');

/** "Energy 3: Right, Flick, Wind" */
export const cardName = (card: Card, say: Speak): string =>
  say('card-name', { value: valueOf(card), hazards: hazardsName(hazardsOf(card), say) });

/** "a moon" */
export const thingName = (thing: Thing, say: Speak): string => say(`thing-${thing}`);

const TOWARDS = [
  'toward-0',
  'toward-1',
  'toward-2',
  'toward-3',
  'toward-4',
  'toward-5',
  'toward-6',
  'toward-7',
] as const;
const EIGHTH = TURN / TOWARDS.length;

/** "north-east" */
export const compassName = (angle: number, say: Speak): string =>
  say(TOWARDS[Math.floor(heading(angle + EIGHTH / 2) / EIGHTH)] ?? 'toward-0');

/** "north-east, 315°": 0° is east, 90° south. */
export const headingName = (angle: number, say: Speak): string =>
  say('heading', { toward: compassName(angle, say), degrees: heading(angle) / TENTH });

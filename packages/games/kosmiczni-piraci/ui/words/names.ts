/** What things are called. Polish bends the names of planets, so there is a form for each preposition. */
import { makeCard } from '../../notation.ts';
import { type Card, MERCHANT, type Planet, TELEPORT } from '../../types.ts';
import type { Key, Speak } from './messages.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
type Form = 'planet' | 'onto' | 'at' | 'from';

const formOf =
  (form: Form) =>
  (planet: Planet, say: Speak): string =>
    say(`${form}-${NUMBERS[planet] ?? 1}` satisfies Key);

/** "Prism" */
export const planetName = formOf('planet');
/** "on Prism", of something that goes there. */
export const onto = formOf('onto');
/** "on Prism", of something that is there. */
export const at = formOf('at');
/** "from Prism" */
export const from = formOf('from');

/** "6", or "Teleport". */
export const cardName = (card: Card, say: Speak): string =>
  card === TELEPORT ? say('teleport') : makeCard(card);

export const treasureName = (value: number, say: Speak): string =>
  value === MERCHANT ? say('merchant-ship') : String(value);

export const treasureNames = (values: readonly number[], say: Speak): string =>
  values.map((value) => treasureName(value, say)).join(', ');

export const seatName = (names: readonly string[], seat: number): string => names[seat] ?? String(seat + 1);

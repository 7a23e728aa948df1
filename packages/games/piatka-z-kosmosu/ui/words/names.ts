/** What things are called. Polish bends what follows "na", so each background has a form for it (`ground-…`). */
import { ALIENS, BACKGROUNDS, type Card, type Cell } from '../../types.ts';
import type { Speak } from './messages.ts';

const ALIEN_NAMES = {
  A: 'alien-A',
  B: 'alien-B',
  C: 'alien-C',
  D: 'alien-D',
  E: 'alien-E',
} as const;
const BACKGROUND_NAMES = {
  1: 'background-1',
  2: 'background-2',
  3: 'background-3',
  4: 'background-4',
  5: 'background-5',
} as const;
const GROUND_NAMES = {
  1: 'ground-1',
  2: 'ground-2',
  3: 'ground-3',
  4: 'ground-4',
  5: 'ground-5',
} as const;

type Alien = keyof typeof ALIEN_NAMES;
type Background = `${keyof typeof BACKGROUND_NAMES}`;

/** "crab" */
export const alienName = (alien: Alien, say: Speak): string => say(ALIEN_NAMES[alien]);

/** "sun" */
export const backgroundName = (background: Background, say: Speak): string =>
  say(BACKGROUND_NAMES[background]);

/** As in "on sun". */
const groundName = (background: Background, say: Speak): string => say(GROUND_NAMES[background]);

const partsOf = (card: Card): readonly [Alien, Background] => [
  ALIENS.find((each) => card.startsWith(each)) ?? 'A',
  BACKGROUNDS.find((each) => card.endsWith(each)) ?? '1',
];

/** "crab on sun" */
export const cardName = (card: Card, say: Speak): string => {
  const [alien, background] = partsOf(card);
  return say('card', { aliens: alienName(alien, say), grounds: groundName(background, say) });
};

/** As a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b and c" */
const listed = (texts: readonly string[], say: Speak): string => {
  const [last = '', ...before] = texts.toReversed();
  return before.length === 0 ? last : say('list', { most: before.toReversed().join(', '), last });
};

const unique = <V>(values: readonly V[]): readonly V[] => [...new Set(values)];

/** Cards of one group by what they share: "crab on sun and waves", "crab and star on sun". */
const sharedName = (cards: readonly Card[], say: Speak): string | undefined => {
  const parts = cards.map(partsOf);
  const aliens = unique(parts.map(([alien]) => alien));
  const backgrounds = unique(parts.map(([, background]) => background));
  if (unique(cards).length < cards.length || (aliens.length > 1 && backgrounds.length > 1)) return undefined;
  return say('card', {
    aliens: listed(
      aliens.map((alien) => alienName(alien, say)),
      say,
    ),
    grounds: listed(
      backgrounds.map((background) => groundName(background, say)),
      say,
    ),
  });
};

/** Any cards in words, as short as they can be said. */
export const cardsName = (cards: readonly Card[], say: Speak): string =>
  sharedName(cards, say) ??
  listed(
    unique(cards).map((card) => {
      const count = cards.filter((each) => each === card).length;
      return say('cards', { count, card: cardName(card, say) });
    }),
    say,
  );

const numberText = (value: number): string => String(value).replace('-', '−');

/** "column 3, row 0" */
export const cellName = ({ x, y }: Cell, say: Speak): string =>
  say('cell', { column: numberText(x), row: numberText(y) });

/** Of cells side by side. */
export const lineOf = (cells: readonly Cell[]): 'row' | 'column' =>
  cells.every(({ y }) => y === cells[0]?.y) ? 'row' : 'column';

export const seatName = (names: readonly string[], seat: number): string => names[seat] ?? String(seat + 1);

export const seatNames = (names: readonly string[], seats: readonly number[], say: Speak): string =>
  listed(
    seats.map((seat) => seatName(names, seat)),
    say,
  );

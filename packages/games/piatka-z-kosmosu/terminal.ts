/** Piątka z kosmosu in a terminal. */
import type { Key, Paint, Style, Terminal } from '@tortuga/engine';
import type { Card, Cell, Heard, PiatkaZKosmosu, Placed, Refusal, View } from './types.ts';

/** Backgrounds by colour; the digit says it too. */
const STYLES: readonly Style[] = ['plain', 'red', 'green', 'yellow', 'blue', 'magenta'];

const paintCard = (card: Card, paint: Paint): string => paint(STYLES[Number(card[1])] ?? 'plain', card);

const CELL = 3;

/** Columns and rows are numbered as in the notation. */
const drawBoard = ({ board }: View, paint: Paint): readonly string[] => {
  if (board.length === 0) return [];
  const [left, right] = bounds(board.map(({ x }) => x));
  const [top, bottom] = bounds(board.map(({ y }) => y));
  const cards = new Map(board.map((placed) => [`${placed.x},${placed.y}`, placed.card]));
  const columns = range(left - 1, right + 1);
  const head = columns.map((x) => String(x).padStart(CELL)).join('');
  const rows = range(top - 1, bottom + 1).map((y) => {
    const cells = columns.map((x) => {
      const card = cards.get(`${x},${y}`);
      return card === undefined ? ' ·'.padStart(CELL) : ` ${paintCard(card, paint)}`;
    });
    return `${paint('dim', String(y).padStart(CELL))} ${cells.join('')}`;
  });
  return [paint('dim', `${' '.repeat(CELL + 1)}${head}`), ...rows];
};

const bounds = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** A line for all, or one each where names are long. */
const drawSeats = (view: View, names: readonly string[], paint: Paint): readonly string[] => {
  const texts = names.map((name, seat) => {
    const points = view.games > 1 ? `, ${view.totals[seat]} points` : '';
    const mark = seat === view.turn && view.ended === null ? '> ' : '';
    return `${mark}${name} ${view.handCounts[seat]}+${view.pileCounts[seat]}${points}`;
  });
  const painted = texts.map((text) => (text.startsWith('> ') ? paint('bold', text) : text));
  return texts.join(GAP).length > COLUMNS ? painted : [painted.join(GAP)];
};

const GAP = '   ';
const COLUMNS = 80;
/** Cards of the discard pile in a line. */
const SPENT = 20;

const drawSpent = (spent: readonly Card[]): readonly string[] =>
  range(0, Math.ceil(spent.length / SPENT) - 1).map((line) => {
    const head = line === 0 ? 'Discard pile: ' : ' '.repeat('Discard pile: '.length);
    return `${head}${spent.slice(line * SPENT, (line + 1) * SPENT).join(' ')}`;
  });

const drawHand = ({ hand, right, spent }: View, paint: Paint): readonly string[] => [
  ...drawSpent(spent),
  ...(hand === null || hand.length === 0
    ? []
    : [`Your hand: ${hand.map((card) => paintCard(card, paint)).join('  ')}`]),
  ...(right > 0 ? [paint('bold', `Bonus: you may discard ${right}.`)] : []),
];

const cellText = ({ x, y }: Cell): string => `${x},${y}`;
const cellsText = (cells: readonly Cell[]): string => cells.map(cellText).join(' ');
const placedText = (cards: readonly Placed[]): string =>
  cards.map(({ card, x, y }) => `${card}@${x},${y}`).join(' ');

const ENDS: Readonly<Record<Extract<Heard, { kind: 'game-over' }>['by'], string>> = {
  out: 'Somebody has no cards left.',
  stalemate: 'Nobody can lay a card any more.',
  stalled: 'Only exchanges, round after round: the game ends.',
  solo: 'The hand cannot be filled any more.',
  games: 'The last game is over.',
};

const countText = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);

const tell = (heard: Heard, names: readonly string[]): string => {
  const nameOf = (seat: number): string => names[seat] ?? `Seat ${seat}`;
  switch (heard.kind) {
    case 'dealt':
      return `Game ${heard.game}: the first card is ${heard.first}; ${nameOf(heard.starter)} begins.`;
    case 'drawn':
      return `  ${nameOf(heard.seat)} draws ${heard.cards === null ? heard.count : heard.cards.join(' ')}.`;
    case 'played': {
      const bonus = heard.earned.reduce((sum, each) => sum + each.bonus, 0);
      return `${nameOf(heard.seat)} lays ${placedText(heard.cards)}${bonus > 0 ? `: a bonus of ${bonus}!` : '.'}`;
    }
    case 'discarded': {
      const hand = heard.hand === null ? String(heard.handCount) : heard.hand.join(' ');
      const parts = [
        ...(heard.handCount > 0 ? [`${hand} from hand`] : []),
        ...(heard.pile > 0 ? [`${heard.pile} from the pile`] : []),
        ...(heard.spent.length > 0 ? [`${heard.spent.join(' ')} from the discard pile`] : []),
      ];
      return `${nameOf(heard.seat)} discards ${parts.join(', ') || 'nothing'}.`;
    }
    case 'swapped':
      return `${nameOf(heard.seat)} exchanges ${heard.cards === null ? countText(heard.count) : heard.cards.join(' ')}.`;
    case 'dropped':
      return `${nameOf(heard.seat)} cannot lay three cards and drops ${heard.cards.join(' ')}.`;
    case 'game-over':
      return `${ENDS[heard.by]} ${heard.by === 'solo' ? 'Discard pile' : 'Cards left'}: ${heard.left.map((left, seat) => `${nameOf(seat)} ${left}`).join(', ')}.`;
  }
};

const REASONS: { readonly [C in Refusal['code']]: (refusal: Extract<Refusal, { code: C }>) => string } = {
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It is not your turn.',
  'wrong-kind': ({ due }) =>
    due === 'bonus' ? 'First the bonus: discard cards, or b alone for none.' : 'Now lay or exchange cards.',
  'wrong-deal': () => 'A deal is the whole deck of 100 cards.',
  'wrong-under': () => 'Exactly the exchanged cards go under the pile.',
  'card-not-in-hand': ({ card }) => `You do not have ${card}, or not so often.`,
  'cell-taken': ({ cell }) => `There is a card at ${cellText(cell)} already.`,
  'not-in-line': ({ cells }) => `Cards are laid in one row or one column: ${cellsText(cells)} are not.`,
  'not-connected': ({ cells }) =>
    `Nothing connects these cells with the layout in one group: ${cellsText(cells)}.`,
  'two-groups': ({ cells }) =>
    `You may enlarge one group only; these cells belong to several: ${cellsText(cells)}.`,
  'no-old-card': ({ cells }) =>
    `A group needs a card that lay there before; in the line of ${cellsText(cells)} there is none.`,
  'group-of-six': ({ cells }) =>
    `A group has at most five cards; this would have ${cells.length}: ${cellsText(cells)}.`,
  'same-card': ({ cells }) => `The same card twice is no group: ${cellsText(cells)}.`,
  'double-alien': ({ cells, alien }) => `A group may hold an alien once: ${alien} is at ${cellsText(cells)}.`,
  'double-background': ({ cells, background }) =>
    `A group may hold a background once: ${background} is at ${cellsText(cells)}.`,
  'mixed-group': ({ cells }) =>
    `A group is one alien on different backgrounds, or one background with different aliens: ${cellsText(cells)} is neither.`,
  'too-many-discards': ({ right }) => `Your bonus is ${right}: you may not discard more.`,
  'pile-too-short': ({ left }) => `Your pile has only ${left} cards.`,
  'card-not-spent': ({ card }) => `There is no ${card} in the discard pile, or not so often.`,
  'no-swap-in-solo': () => 'Alone there is no exchange: lay three cards, or drop three.',
  'no-drop-with-others': () => 'Dropping cards is for one who plays alone: lay or exchange cards.',
  'three-cards-at-least': () => 'Alone you must lay at least three cards.',
  'drop-three': () => 'Drop exactly three cards, so that two stay.',
  'play-exists': ({ cards }) => `You can still lay three cards, for instance ${placedText(cards)}.`,
};

const explain = <C extends Refusal['code']>(refusal: Extract<Refusal, { code: C }>): string =>
  REASONS[refusal.code](refusal);

const keys = ({ due, handCounts }: View): readonly Key[] => {
  const bonus: Key =
    handCounts.length === 1
      ? {
          key: 'b',
          word: 'bonus',
          takes: 'A1 spent:B2 pile*1',
          label: 'discard from hand, discard pile and pile',
        }
      : { key: 'b', word: 'bonus', takes: 'A1 pile*2', label: 'discard A1 from hand and two from the pile' };
  if (due === 'bonus') return [bonus];
  const play: Key = { key: 'p', word: 'play', takes: 'A1@1,0 B1@2,0', label: 'lay cards at column, row' };
  const away: Key =
    handCounts.length === 1
      ? { key: 'd', word: 'drop', takes: 'A1 B2 C3', label: 'drop three cards, if no three can be laid' }
      : { key: 's', word: 'swap', takes: 'A1 B2', label: 'exchange these cards' };
  return [play, away];
};

/** Card names in capitals, and everything in the order of the notation: the order one types in means nothing. */
const tidy = (typed: string): string => {
  const [word = '', ...rest] = typed.trim().split(/\s+/);
  const cards = rest.map((text) =>
    text.replace(
      /^((?:spent:)?)([a-e][1-5])/i,
      (_, prefix: string, card: string) => prefix + card.toUpperCase(),
    ),
  );
  return [word, ...(word === 'play' ? cards.toSorted(byCell) : cards.toSorted(bySource))].join(' ');
};

/** From top to bottom, then from left to right. */
const byCell = (one: string, other: string): number => {
  const [[x, y], [otherX, otherY]] = [cellIn(one), cellIn(other)];
  return y - otherY || x - otherX;
};

const cellIn = (text: string): readonly [number, number] => {
  const [, x = '0', y = '0'] = /@(-?\d+),(-?\d+)$/.exec(text) ?? [];
  return [Number(x), Number(y)];
};

/** Cards from hand, then from the discard pile, then the pile. */
const bySource = (one: string, other: string): number =>
  sourceOf(one) - sourceOf(other) || (one < other ? -1 : Number(one > other));

const sourceOf = (text: string): number => ['spent:', 'pile'].findIndex((each) => text.startsWith(each));

export const terminal: Terminal<PiatkaZKosmosu> = {
  name: 'Piątka z kosmosu',
  blurb: 'Lay groups of aliens, earn discards, and be the first without cards. Also alone.',
  draw: (view, _viewer, names, paint) => [
    ...drawSeats(view, names, paint),
    ...drawBoard(view, paint),
    ...drawHand(view, paint),
  ],
  tell,
  explain,
  keys,
  tidy,
};

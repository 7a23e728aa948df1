/** Legal plays found the slow way, every assignment of cards to cells near the layout, to hold the fast way against. */
import { pick, seededRandom } from '@tortuga/engine';
import { canPlay, playsFrom } from './generation.ts';
import { checkPlay } from './legality.ts';
import { type Card, type Cell, HAND, KINDS, type Placed } from './types.ts';

/** Throws where the two ways differ on one of so many random positions. */
export const compareGenerations = (positions: number): void => {
  for (let number = 0; number < positions; number++) {
    const { board, hand } = randomPosition(`position ${number}`);
    const least = number % 4 === 0 ? 3 : 1;
    const fast = texts(playsFrom(board, hand, least));
    const slow = texts(bruteForce(board, hand, least));
    const isSame = fast.join('; ') === slow.join('; ') && canPlay(board, hand, least) === fast.length > 0;
    if (!isSame) throw new Error(`position ${number}: fast ${fast.join('; ')}, slow ${slow.join('; ')}`);
  }
};

const texts = (plays: readonly (readonly Placed[])[]): readonly string[] =>
  plays.map((play) => play.map(({ x, y, card }) => `${card}@${x},${y}`).join(' ')).toSorted();

/** A layout grown by random plays, and a random hand. */
export const randomPosition = (
  seed: string,
): { readonly board: readonly Placed[]; readonly hand: readonly Card[] } => {
  const random = seededRandom(seed);
  const deal = (count: number): Card[] => Array.from({ length: count }, () => pick(KINDS, random));
  const board: Placed[] = [{ x: 0, y: 0, card: pick(KINDS, random) }];
  for (let turns = random.below(8); turns > 0; turns--) {
    const plays = playsFrom(board, deal(5));
    if (plays.length > 0) board.push(...pick(plays, random));
  }
  return { board, hand: deal(1 + random.below(5)) };
};

export const bruteForce = (
  board: readonly Placed[],
  hand: readonly Card[],
  least = 1,
): readonly (readonly Placed[])[] => {
  const found = new Map<string, readonly Placed[]>();
  const most = Math.min(hand.length, HAND - 1);
  const arranged = Array.from({ length: most + 1 }, (_, length) => arrangements(hand, length));
  for (const cells of lineParts(board, least, most)) {
    for (const cards of arranged[cells.length] ?? []) {
      const play = cells.flatMap(({ x, y }, index) =>
        cards[index] === undefined ? [] : [{ x, y, card: cards[index] }],
      );
      const refusal = checkPlay(board, play);
      if (refusal === undefined) found.set(JSON.stringify(play), play);
      else if (WHATEVER_CARDS.has(refusal.code)) break;
    }
  }
  return [...found.values()];
};

/** Where cells are wrong, no other cards make them right. */
const WHATEVER_CARDS: ReadonlySet<string> = new Set([
  'not-connected',
  'two-groups',
  'no-old-card',
  'group-of-six',
]);

/** Every choice of free cells in one line within reach of a card: at most four steps from it. */
const lineParts = (board: readonly Placed[], least: number, most: number): readonly (readonly Cell[])[] => {
  const isFree = ({ x, y }: Cell): boolean => !board.some((placed) => placed.x === x && placed.y === y);
  const parts = board
    .flatMap(linesNear)
    .flatMap((line) => partsOf(line.filter(isFree), most))
    .filter((part) => part.length >= least);
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
};

/** The rows and columns through a cell and beside it. */
const linesNear = ({ x, y }: Cell): readonly (readonly Cell[])[] => {
  const steps = Array.from({ length: 2 * HAND + 1 }, (_, index) => index - HAND);
  return [-1, 0, 1].flatMap((sideways) => [
    steps.map((step) => ({ x: x + step, y: y + sideways })),
    steps.map((step) => ({ x: x + sideways, y: y + step })),
  ]);
};

/** Nearby parts only: a play spans at most five cells. */
const partsOf = (line: readonly Cell[], most: number): readonly (readonly Cell[])[] =>
  line.flatMap((first, index) => {
    const rest = line.slice(index + 1).filter(({ x, y }) => x - first.x + (y - first.y) < HAND);
    return subsets(rest, most - 1).map((others) => [first, ...others]);
  });

const subsets = <V>(items: readonly V[], most: number): readonly (readonly V[])[] => {
  const [first, ...rest] = items;
  if (first === undefined || most === 0) return [[]];
  return [...subsets(rest, most - 1).map((others) => [first, ...others]), ...subsets(rest, most)];
};

const arrangements = (hand: readonly Card[], length: number): readonly (readonly Card[])[] => {
  if (length === 0) return [[]];
  return [...new Set(hand)].flatMap((card) =>
    arrangements(hand.toSpliced(hand.indexOf(card), 1), length - 1).map((rest) => [card, ...rest]),
  );
};

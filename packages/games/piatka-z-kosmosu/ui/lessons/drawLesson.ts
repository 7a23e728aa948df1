/** A picture of a play: the cards that lay there, the new ones tilted and rimmed, and what becomes of them. */
import { sumOf } from '../../bonus.ts';
import type { Cell, Earned, Placed } from '../../types.ts';

/** The drawings of aliens and backgrounds, as text, by their letter or digit. */
export type Drawings = Readonly<Record<string, string>>;

export interface LessonPicture {
  readonly board: readonly Placed[];
  readonly cards: readonly Placed[];
  /** The groups that earn; none where the play is refused. */
  readonly earned: readonly Earned[];
  /** The cells at fault; undefined where the play is legal. */
  readonly faults: readonly Cell[] | undefined;
}

const CELL = 64;
const MARGIN = 12;
const INK = '#17120d';
const GLASS = '#8fdcc2';
const CORAL = '#ef6548';
const BRASS = '#f6cf6a';

/** What is inside of a drawing. Its clip is the same for all backgrounds, and is written once. */
const insideOf = (drawing: string): string =>
  drawing
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<defs>.*?<\/defs>/s, '');

const CLIP = '<clipPath id="abc"><rect x="7" y="7" width="86" height="86" rx="6"/></clipPath>';

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)].toSorted();

const symbolsOf = (cards: readonly Placed[], drawings: Drawings): string =>
  unique(cards.flatMap(({ card }) => card.split('')))
    .map((name) => `<g id="card-${name}">${insideOf(drawings[name] ?? '')}</g>`)
    .join('');

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const frameOf = (cells: readonly Cell[]): Frame => {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    left,
    top,
    width: (Math.max(...xs) - left + 1) * CELL + 2 * MARGIN,
    height: (Math.max(...ys) - top + 1) * CELL + 2 * MARGIN,
  };
};

/** Draws something of a hundred units in a cell. */
const inCell = ({ left, top }: Frame, { x, y }: Cell, drawing: string, turn = ''): string => {
  const [atX, atY] = [(x - left) * CELL + MARGIN + 2, (y - top) * CELL + MARGIN + 2];
  return `<g transform="translate(${atX} ${atY}) scale(.6)${turn}">${drawing}</g>`;
};

const faceOf = ({ card: [alien, background] }: Placed): string =>
  `<use href="#card-${background}"/><use href="#card-${alien}" transform="translate(15 14) scale(.7)"/>`;

const rim = (colour: string): string =>
  `<rect x="-1" y="-1" width="102" height="102" rx="14" fill="none" stroke="${colour}" stroke-width="7"/>`;

/** What sits on the upper right corner of a card. */
const seal = (colour: string, sign: string): string =>
  `<g transform="translate(82 16)"><circle r="24" fill="${colour}" stroke="${INK}" stroke-width="5"/>${sign}</g>`;

const CROSS = seal(
  CORAL,
  '<path d="M-9 -9L9 9M9 -9L-9 9" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>',
);

const TILT = ' rotate(3 50 50)';

const coin = (bonus: number): string =>
  seal(
    BRASS,
    `<text y="11" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="30" fill="${INK}">−${bonus}</text>`,
  );

const isAt =
  (cell: Cell) =>
  ({ x, y }: Cell): boolean =>
    x === cell.x && y === cell.y;

const drawNew = (frame: Frame, placed: Placed, isRefused: boolean): string =>
  inCell(frame, placed, `${rim(isRefused ? CORAL : GLASS)}${faceOf(placed)}${isRefused ? CROSS : ''}`, TILT);

const drawOld = (frame: Frame, placed: Placed, isAtFault: boolean): string =>
  inCell(frame, placed, `${isAtFault ? rim(CORAL) : ''}${faceOf(placed)}`);

export const drawLesson = ({ board, cards, earned, faults }: LessonPicture, drawings: Drawings): string => {
  const frame = frameOf([...board, ...cards]);
  const { width, height } = frame;
  const last = cards.at(-1);
  const bonus = sumOf(earned);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs>${CLIP}${symbolsOf([...board, ...cards], drawings)}</defs>`,
    `<rect width="${width}" height="${height}" rx="14" fill="#14323b"/>`,
    ...board.map((placed) => drawOld(frame, placed, faults?.some(isAt(placed)) ?? false)),
    ...cards.map((placed) => drawNew(frame, placed, faults !== undefined)),
    ...(bonus === 0 || last === undefined ? [] : [inCell(frame, last, coin(bonus))]),
    '</svg>\n',
  ].join('');
};

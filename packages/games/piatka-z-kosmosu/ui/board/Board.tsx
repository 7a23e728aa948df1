/** The unbounded board: every card of the layout, the draft over it, and the cells where the chosen card may lie. */
import { BoardSurface, type Box, useNarrow } from '@tortuga/table';
import { memo, useMemo, useState } from 'react';
import type { Cell, Placed, View } from '../../types.ts';
import { legalCells, litCells } from '../choices/lay.ts';
import { shownPlay } from '../choices/show.ts';
import { colourOf } from '../faces.ts';
import { hasCell, type Play } from '../laying.ts';
import type { Props } from '../shown.ts';
import { useLastPlay } from '../useLastPlay.ts';
import { useWords } from '../words/messages.ts';
import styles from './Board.module.css';
import { Layout } from './Layout.tsx';
import { groundUnder, KINDLY, LEAST, MOST, placeOf, vicinityOf, worldAround } from './places.ts';

const FIRST: Cell = { x: 0, y: 0 };

/** A board with nothing on it yet is as large as a first move needs. */
const cellsOf = ({ board }: View): readonly Cell[] => (board.length === 0 ? [FIRST] : board);

/** One turn, one wish: the bonus after a play is still that turn. */
const wishKey = ({ game, board, swaps, due }: View): string =>
  `${game} ${board.length} ${swaps} ${due === 'deal'}`;

/** What was shown last, or laid last, matters most, then all that lies there or can be laid on. */
const wishedFor = (world: Box, first: readonly Cell[] | undefined): readonly Box[] =>
  first === undefined ? [world] : [vicinityOf(first), world];

/** The play that was shown last stays in sight while the turn lasts, also once it is taken. */
const useSought = (turn: string, shown: Play | undefined): Play | undefined => {
  const [sought, setSought] = useState<{ readonly turn: string; readonly play: Play }>();
  const kept = sought?.turn === turn ? sought : undefined;
  const now = shown === undefined || shown === kept?.play ? kept : { turn, play: shown };
  if (now !== sought) setSought(now);
  return now?.play;
};

const cellsText = (cells: readonly Cell[]): string => cells.map(({ x, y }) => `${x},${y}`).join(' ');

interface MapProps {
  readonly board: readonly Placed[];
  readonly legal: readonly Cell[];
  /** Those of the chosen card. */
  readonly lit: readonly Cell[];
}

const MapDots = memo(({ board, legal, lit }: MapProps) => (
  <>
    {legal.map((cell) => (
      <rect
        key={`${cell.x},${cell.y}`}
        className={hasCell(lit, cell) ? styles['lit'] : styles['free']}
        {...placeOf(cell)}
      />
    ))}
    {board.map(({ x, y, card }) => (
      <rect key={`${x},${y}`} fill={colourOf(card)} {...placeOf({ x, y })} />
    ))}
  </>
));

export const Board = (table: Props) => {
  const say = useWords();
  const isNarrow = useNarrow();
  const { view, moves } = table;
  const last = useLastPlay(table);
  const legal = useMemo(() => legalCells({ moves }), [moves]);
  const { draft } = table;
  const { laid, chosen } = draft;
  const lit = useMemo(
    () => (chosen === undefined ? [] : litCells({ draft, view, moves }, chosen)),
    [draft, view, moves, chosen],
  );
  const cells = useMemo(() => [...cellsOf(view), ...legal, ...laid], [view, legal, laid]);
  const world = useMemo(() => worldAround(cells), [cells]);
  const turn = wishKey(view);
  const sought = useSought(turn, shownPlay(table));
  const first = sought ?? last?.cards;
  const things = useMemo(() => wishedFor(world, first), [world, first]);
  return (
    <div className={styles['board']}>
      <BoardSurface
        label={say('board-name')}
        world={world}
        least={LEAST}
        most={MOST}
        margin={isNarrow ? 8 : 16}
        wish={{ key: `${turn} ${cellsText(sought ?? [])}`, things, most: KINDLY }}
        map={<MapDots board={view.board} legal={legal} lit={lit} />}
      >
        <Layout table={table} last={last} ground={groundUnder(cells)} />
      </BoardSurface>
    </div>
  );
};

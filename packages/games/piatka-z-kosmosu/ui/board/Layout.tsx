/** The pieces of the board, and what a finger or a key does to them. */
import { type Box, type Gestures, useLatest, useSurface } from '@tortuga/table';
import { type MouseEvent, useCallback, useEffect, useMemo } from 'react';
import type { Cell, Placed } from '../../types.ts';
import { earnedWith, laidCards, litCells } from '../choices/lay.ts';
import { pressCell } from '../choices/press.ts';
import { shownPlay } from '../choices/show.ts';
import { coinsOf } from '../coins.ts';
import { earnings, hasCell, isPlay, isSameCell, playsIn } from '../laying.ts';
import { lift } from '../lift.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import type { LastPlay } from '../useLastPlay.ts';
import { describeCard, describeFree, describeLit } from '../words/cells.ts';
import { type Speak, useWords } from '../words/messages.ts';
import { BonusCoin, cellMark, FreeCell, GhostCard, HoveringCard, LaidCard, LitCell } from './Cells.tsx';
import styles from './Layout.module.css';
import { FINGER, meantCell } from './places.ts';
import { Target } from './Target.tsx';
import { useReveal } from './useReveal.ts';

interface LayoutProps {
  readonly table: Props;
  readonly last: LastPlay | undefined;
  readonly ground: Box;
}

const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

const parseMark = (mark: string | undefined): Cell | undefined => {
  const [x, y] = (mark ?? '').split(',').map(Number);
  return x === undefined || y === undefined ? undefined : { x, y };
};

/** The cell of a click by key: it has a target, but no place. */
const cellOfTarget = (target: EventTarget): Cell | undefined =>
  target instanceof HTMLElement
    ? parseMark(target.closest<HTMLElement>('[data-cell]')?.dataset['cell'])
    : undefined;

const isWrong = ({ draft }: Props, cell: Cell): boolean => hasCell(draft.fault?.cells ?? [], cell);

const Cards = ({ table, last }: Omit<LayoutProps, 'ground'>) => {
  const say = useWords();
  const { board } = table.view;
  const labels = useMemo(() => board.map((placed) => describeCard(placed, say)), [board, say]);
  return board.map(({ x, y, card }, index) => {
    const isNew = hasCell(last?.cards ?? [], { x, y });
    return (
      <LaidCard
        key={keyOf({ x, y })}
        x={x}
        y={y}
        card={card}
        label={isNew ? `${labels[index]} ${say('cell-new')}` : (labels[index] ?? '')}
        isNew={isNew}
        isWrong={isWrong(table, { x, y })}
      />
    );
  });
};

const Coins = ({ last }: { readonly last: LastPlay }) =>
  coinsOf(last).map(({ x, y, bonus }) => <BonusCoin key={keyOf({ x, y })} x={x} y={y} earned={bonus} />);

const Draft = ({ table, touch }: { readonly table: Props; readonly touch: (held: number) => Gestures }) => {
  const say = useWords();
  const laid = laidCards(table);
  const earned = earnings(table.view.board, laid);
  return table.draft.laid.map(({ held, x, y }, index) => (
    <HoveringCard
      key={held}
      x={x}
      y={y}
      card={laid[index]?.card ?? 'A1'}
      held={held}
      label={`${describeCard(laid[index] ?? { x, y, card: 'A1' }, say)} ${say('cell-hovering')}`}
      earned={index === laid.length - 1 ? earned : 0}
      isWrong={isWrong(table, { x, y })}
      aim={table.aim}
      touch={touch}
    />
  ));
};

interface LitProps {
  readonly table: Props;
  readonly held: number;
  readonly cells: readonly Cell[];
}

const Lit = ({ table, held, cells }: LitProps) => {
  const say = useWords();
  const { view, draft } = table;
  const card = view.hand?.[held] ?? 'A1';
  const laid = laidCards(
    table,
    draft.laid.filter((each) => each.held !== held),
  );
  const plays = playsIn(table.moves);
  return cells.map(({ x, y }, index) => {
    const isPart = !isPlay(plays, [...laid, { x, y, card }]);
    const label = describeLit({ x, y, card }, laid, view.board, say);
    return (
      <LitCell
        key={keyOf({ x, y })}
        x={x}
        y={y}
        label={isPart ? `${label} ${say('cell-part')}` : label}
        earned={earnedWith(table, held, { x, y })}
        isPart={isPart}
        isFirst={index === 0}
      />
    );
  });
};

const Ghosts = ({ cards }: { readonly cards: readonly Placed[] }) => {
  const say = useWords();
  return cards.map(({ x, y, card }) => (
    <GhostCard
      key={keyOf({ x, y })}
      x={x}
      y={y}
      card={card}
      label={`${describeCard({ x, y, card }, say)} ${say('cell-shown')}`}
    />
  ));
};

/** Cells that keys point at, or that were refused, where nothing else is drawn. */
const bareCells = ({ draft, view }: Props, drawn: readonly Cell[]): readonly Cell[] => {
  const asked = [draft.fault?.at, draft.cursor].flatMap((cell) => cell ?? []);
  const others = [...view.board, ...draft.laid, ...drawn];
  return asked.filter((cell, index) => !hasCell(others, cell) && !hasCell(asked.slice(0, index), cell));
};

const focusCell = (cell: Cell): void =>
  document.querySelector<HTMLElement>(`[data-cell="${cellMark(cell)}"]`)?.focus();

/** A finger or a key pressed a cell; where no card is chosen for it, it is said what to do first. */
const press = (table: Props, cell: Cell, say: Speak): void => {
  if (pressCell(table, cell)) return;
  const piece = hasCell(table.view.board, cell) ? pieces.card(cell) : pieces.cell(cell);
  table.setDraft({ ...table.draft, cursor: cell });
  table.tellWhy({ text: say('cell-choose-first'), rule: 'PZ-3' }, piece);
};

const NONE: readonly Cell[] = [];

export const Layout = ({ table, last, ground }: LayoutProps) => {
  const say = useWords();
  const surface = useSurface();
  const { draft, view, moves } = table;
  const { chosen, cursor } = draft;
  const shown = shownPlay(table);
  const cells = useMemo(
    () => (chosen === undefined ? NONE : litCells({ draft, view, moves }, chosen)),
    [draft, view, moves, chosen],
  );
  useReveal(cells);
  const latest = useLatest(table);
  const touch = useCallback(
    (held: number): Gestures => ({ drag: () => lift(() => latest.current, held) }),
    [latest],
  );
  const click = (event: MouseEvent): void => {
    const at = { x: event.clientX, y: event.clientY };
    const byKey = event.detail === 0 ? cellOfTarget(event.target) : undefined;
    const ghosts = shown ?? NONE;
    press(
      table,
      byKey ?? meantCell(surface.toBoard(at), [...cells, ...ghosts], FINGER / surface.scale()),
      say,
    );
  };
  useEffect(() => {
    if (cursor !== undefined) focusCell(cursor);
  }, [cursor]);
  return (
    // Keys press the buttons within: their clicks come here too.
    <div className={styles['layout']} onClick={click}>
      <div
        className={styles['ground']}
        style={{ left: ground.x, top: ground.y, width: ground.width, height: ground.height }}
      />
      <Cards table={table} last={last} />
      {view.due === 'bonus' && last !== undefined && <Coins last={last} />}
      {chosen !== undefined && <Lit table={table} held={chosen} cells={cells} />}
      {bareCells(table, [...cells, ...(shown ?? [])]).map((cell) => (
        <FreeCell
          key={keyOf(cell)}
          x={cell.x}
          y={cell.y}
          label={describeFree(cell, view.board, say)}
          isWrong={draft.fault?.at !== undefined && isSameCell(draft.fault.at, cell)}
        />
      ))}
      {shown !== undefined && <Ghosts cards={shown} />}
      <Draft table={table} touch={touch} />
      <Target table={table} cells={cells} />
    </div>
  );
};

/**
 * The keys of this table: 1–5 choose, arrows go over legal cells (with Shift over all), Enter lays, Backspace takes back, X
 * exchanges or drops, D and P discard from hand and pile, S shows a play, Space plays.
 */
import { useKeys as usePageKeys, useLatest } from '@tortuga/table';
import { useEffect } from 'react';
import { HAND } from '../../types.ts';
import { stepAmong, nextCell, type Way } from '../board/places.ts';
import { switchGiving, takePile } from '../choices/give.ts';
import { legalCells, litCells, takeBack } from '../choices/lay.ts';
import { chooseCard, pressMain } from '../choices/press.ts';
import { showNext } from '../choices/show.ts';
import { isMyMove, taskOf } from '../choices/task.ts';
import { pieces, numbered } from '../pieces.ts';
import type { Props } from '../shown.ts';

const focusOn = (piece: string): void =>
  document.querySelector<HTMLElement>(`button[data-piece="${piece}"]`)?.focus();

const pressDigit = (table: Props, held: number): void => {
  const found = numbered(table.view.hand ?? [])[held];
  if (found === undefined) return;
  chooseCard(table, held);
  focusOn(pieces.hand(found.card, found.nth));
};

/** Over the cells of the chosen card, else over all that can be laid on, from where one is or from the first card. */
const goOver = (table: Props, way: Way): void => {
  const { draft, setDraft } = table;
  const cells = draft.chosen === undefined ? legalCells(table) : litCells(table, draft.chosen);
  const cursor = stepAmong(cells, draft.cursor ?? draft.laid.at(-1), way);
  if (cursor !== undefined) setDraft({ ...draft, cursor });
};

const stepOver = ({ draft, setDraft }: Props, way: Way): void =>
  setDraft({ ...draft, cursor: nextCell(draft.cursor ?? draft.laid.at(-1) ?? { x: 0, y: 0 }, way) });

/** In a bonus the last thing chosen: a card of the pile, else one of the hand. */
const pressBack = (table: Props): void => {
  const { draft } = table;
  if (taskOf(table) === 'play') takeBack(table);
  else if (draft.pile > 0) takePile(table, draft.pile - 1);
  else if (draft.given.length > 0) chooseCard(table, draft.given.at(-1) ?? 0);
};

/** The first card of the hand that does not go yet. */
const discardNext = (table: Props): void => {
  const held = [...(table.view.hand ?? []).keys()].find((each) => !table.draft.given.includes(each));
  if (held !== undefined) chooseCard(table, held);
};

/** Where Space would press the piece that has the focus, it plays all the same: Enter presses. */
const PIECES = '[data-cell], [data-piece^="hand-"]';

const useSpace = (table: Props): void => {
  const latest = useLatest(table);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isOnPiece = event.target instanceof Element && event.target.closest(PIECES) !== null;
      if (event.key !== ' ' || !isOnPiece || event.defaultPrevented) return;
      event.preventDefault();
      pressMain(latest.current);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [latest]);
};

export const useKeys = (table: Props): void => {
  const isBonus = taskOf(table) === 'bonus' && isMyMove(table);
  const isTurn = isMyMove(table) && table.view.due === 'turn';
  const ways = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;
  const arrows = Object.entries(ways).flatMap(([key, way]) => [
    [key, () => goOver(table, way)] as const,
    [`Shift+${key}`, () => stepOver(table, way)] as const,
  ]);
  useSpace(table);
  usePageKeys({
    ...Object.fromEntries(
      Array.from({ length: HAND }, (_, held) => [String(held + 1), () => pressDigit(table, held)]),
    ),
    ...Object.fromEntries(arrows),
    Space: () => pressMain(table),
    Backspace: () => pressBack(table),
    x: isTurn ? () => switchGiving(table) : undefined,
    s: isTurn ? () => showNext(table) : undefined,
    d: isBonus ? () => discardNext(table) : undefined,
    p: isBonus ? () => takePile(table, table.draft.pile + 1) : undefined,
  });
};

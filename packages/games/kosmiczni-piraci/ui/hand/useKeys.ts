/** The keys of this table: 1–7 and T a card, ← → round the ring, Shift+1–6 a planet, Enter lays, V looks. */
import { useLatest } from '@tortuga/table';
import { useEffect } from 'react';
import { CARDS, MERCHANT, type Planet, PLANETS, TELEPORT } from '../../types.ts';
import {
  chooseCard,
  choosePlanet,
  chooseTreasure,
  drafted,
  isMyMove,
  planetAlong,
  playDraft,
  treasureAlong,
} from '../choices.ts';
import { fitDraft } from '../draft.ts';
import { look, lookAway } from '../look.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';

/** Keys belong to whatever is written into or lies over the table. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('dialog, input, textarea, select, [contenteditable]') !== null;

const focusOn = (piece: string): void =>
  document.querySelector<HTMLElement>(`button[data-piece="${piece}"]`)?.focus();

/** The digit of a key, whatever Shift makes of it on this keyboard. */
const digitOf = ({ code }: KeyboardEvent): number | undefined => {
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  return digit === undefined ? undefined : Number(digit);
};

const goTo = (table: Props, planet: Planet): void => {
  if (isMyMove(table)) choosePlanet(table, planet);
  focusOn(pieces.planet(planet));
};

const pressDigit = (table: Props, digit: number, isShifted: boolean): boolean => {
  if (isShifted) {
    if (digit < 1 || digit > PLANETS) return false;
    goTo(table, digit - 1);
    return true;
  }
  if (table.view.sharing !== null) {
    const value = digit === 0 ? MERCHANT : digit;
    chooseTreasure(table, value);
    focusOn(pieces.offer(value));
    return true;
  }
  if (!CARDS.includes(digit) || digit === TELEPORT) return false;
  return pressCard(table, digit);
};

const pressCard = (table: Props, card: number): boolean => {
  if (table.view.hand === null || table.view.ended !== null) return false;
  // A key chooses; it takes nothing back.
  if (fitDraft(table.draft, table.view).card !== card) chooseCard(table, card);
  focusOn(pieces.hand(card));
  return true;
};

const pressArrow = (table: Props, way: 1 | -1): boolean => {
  if (table.view.sharing === null) {
    goTo(table, planetAlong(table, way));
    return true;
  }
  const value = treasureAlong(table, way);
  if (value === undefined || !isMyMove(table)) return false;
  chooseTreasure(table, value);
  focusOn(pieces.offer(value));
  return true;
};

/** On a piece that is chosen already, on a planet while treasures are shared out, or on nothing, Enter confirms the draft. */
const isConfirming = ({ view }: Props, target: EventTarget | null): boolean => {
  const button = target instanceof Element ? target.closest('button, a, summary') : null;
  if (button === null || button.getAttribute('aria-pressed') === 'true') return true;
  return view.sharing !== null && button.matches('[data-piece^="planet-"]');
};

const pressEnter = (table: Props, target: EventTarget | null): boolean => {
  if (drafted(table) === undefined || !isMyMove(table) || !isConfirming(table, target)) return false;
  playDraft(table);
  return true;
};

const press = (table: Props, event: KeyboardEvent, say: Speak): boolean => {
  const digit = digitOf(event);
  if (digit !== undefined) return pressDigit(table, digit, event.shiftKey);
  switch (event.key) {
    case 't':
    case 'T':
      return pressCard(table, TELEPORT);
    case 'ArrowLeft':
      return pressArrow(table, -1);
    case 'ArrowRight':
      return pressArrow(table, 1);
    case 'Enter':
      return pressEnter(table, event.target);
    case 'v':
    case 'V':
      if (!event.repeat) look(table, say);
      return true;
    default:
      return false;
  }
};

export const useKeys = (table: Props): void => {
  const say = useWords();
  const now = useLatest({ table, say });
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event))
        return;
      if (press(now.current.table, event, now.current.say)) event.preventDefault();
    };
    const up = ({ key }: KeyboardEvent): void => {
      if (key === 'v' || key === 'V') lookAway(now.current.table);
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, [now]);
};

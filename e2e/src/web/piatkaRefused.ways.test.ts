/** Why a card may not lie there, or go there: every reason that taps and drags can meet, said where it was tried. */
import { games } from '@tortuga/games';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { cellAt, handCard, hoveringCards, litCells, mainButton } from './drivers/piatka-z-kosmosu.ts';
import { keepMatch } from './keptMatch.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { middleOf, type Spot } from './surface.ts';
import { lift } from './table.ts';
import { waysToTry } from './ways.ts';
import { LANGUAGES, type Say, type Values } from './words.ts';

const id = 'piatka-z-kosmosu';
const NAMES = ['Ann', 'Bea'];

/** What a seat lays, then holds, then has in its pile, from the top; A1 lies at 0,0. */
interface Position {
  readonly stacks: readonly string[];
  /** What has been played, each as in `1 bonus`. */
  readonly played?: readonly string[];
  /** Who is to move, unless it is the first. */
  readonly turn?: number;
}

interface Reason {
  readonly word: string;
  readonly values?: (say: Say) => Values;
  readonly rule: string;
  readonly at: Position;
  readonly act: (person: Person) => Promise<void>;
}

const KINDS = ['A', 'B', 'C', 'D', 'E'].flatMap((alien) =>
  [1, 2, 3, 4, 5].map((ground) => `${alien}${ground}`),
);
const DECK = KINDS.flatMap((kind) => [kind, kind, kind, kind]);

const deckOf = (stacks: readonly string[]): readonly string[] => {
  const named = ['A1', ...stacks.flatMap((stack) => stack.split(' '))];
  const rest = [...DECK];
  for (const card of named) rest.splice(rest.indexOf(card), 1);
  return [...named, ...rest];
};

const keptAt = ({ stacks, played = [] }: Position, match: string): string => {
  const names = NAMES.slice(0, stacks.length);
  const own = { deal: 'own', cards: stacks.map((stack) => stack.split(' ').length) };
  const entries = [`chance deal ${deckOf(stacks).join(' ')}`, ...played];
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error('the game is gone');
  return keepMatch(game, match, { names, entries, options: stacks.length === 1 ? {} : own });
};

/** The middle of a cell, once two frames have passed: the board's layer is one unit wide, a cell a hundred. */
const onPage = ({ page }: Person, { x, y }: Spot): Promise<Spot> =>
  page.evaluate(
    async ([column, row]) => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const { left, top, width } = document.querySelector('[data-board]')?.getBoundingClientRect() ?? {
        left: 0,
        top: 0,
        width: 0,
      };
      return { x: left + (column + 0.5) * 100 * width, y: top + (row + 0.5) * 100 * width };
    },
    [x, y] as const,
  );

/** A sentence that goes away as the drag begins leaves the board more room: the goal is followed until it lies still. */
const dragTo = async (person: Person, card: string, goal: () => Promise<Spot>): Promise<void> => {
  const { mouse } = person.page;
  const from = await middleOf(handCard(person, card));
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x, from.y - 40, { steps: 2 });
  for (let last: Spot = from, now = await goal(); last.x !== now.x || last.y !== now.y; ) {
    await mouse.move(now.x, now.y, { steps: 3 });
    [last, now] = [now, await goal()];
  }
  await mouse.up();
};

/** As in `A2@1,0`. */
const parsePlaced = (placed: string): { readonly card: string; readonly cell: Spot } => {
  const [card = '', at = ''] = placed.split('@');
  const [x = 0, y = 0] = at.split(',').map(Number);
  return { card, cell: { x, y } };
};

const dragging =
  (...placed: readonly string[]) =>
  async (person: Person): Promise<void> => {
    for (const { card, cell } of placed.map(parsePlaced))
      await dragTo(person, card, () => onPage(person, cell));
  };

/** Chosen by a tap, and laid by one more: wherever that is, lit or not. */
const tapping =
  (...placed: readonly string[]) =>
  async (person: Person): Promise<void> => {
    for (const { card, cell } of placed.map(parsePlaced)) {
      await person.tap(handCard(person, card));
      const { x, y } = await onPage(person, cell);
      await person.page.mouse.click(x, y);
    }
  };

const draggingOnto =
  (card: string, piece: string) =>
  (person: Person): Promise<void> =>
    dragTo(person, card, () => middleOf(person.page.locator(`[data-piece="${piece}"]`)));

const OTHERS = 'B4 B5 C3 E3 E5';
const HAND: Position = { stacks: ['A2 A3 A1 B5 D4', OTHERS] };
const ALONE: Position = { stacks: ['A2 A3 A4 C3 D4'] };
/** Alone nothing fits A1. */
const STUCK: Position = { stacks: ['B2 B3 C2 C4 D5'] };
/** Four in a row earn one discard; two cards are in hand, and so many lie in the pile. */
const earning = (...pile: readonly string[]): Position => ({
  stacks: [['A2', 'A3', 'A4', 'C5', 'D5', ...pile].join(' '), OTHERS],
});

const earn = async (person: Person): Promise<void> => {
  await dragging('A2@1,0', 'A3@2,0', 'A4@3,0')(person);
  await person.tap(mainButton(person));
  await person.see(bonusOf(person));
};

const bonusOf = ({ page }: Person): Locator => page.locator('[data-piece="bonus"]');
const pileOf = ({ page }: Person): Locator => page.locator('#hand [data-piece="pile-0"]');

const ROW = { line: 'row' };

const REASONS: readonly Reason[] = [
  { word: 'cell-taken', rule: 'PZ-3', at: HAND, act: tapping('A2@0,0') },
  { word: 'mixed-pair', rule: 'PZ-8', at: HAND, act: dragging('D4@1,0') },
  { word: 'same-card', rule: 'PZ-8', at: HAND, act: tapping('A1@1,0') },
  { word: 'alone', rule: 'PZ-6', at: HAND, act: tapping('A2@1,1') },
  { word: 'not-connected', rule: 'PZ-3', at: HAND, act: dragging('A2@1,0', 'A3@3,0') },
  { word: 'not-in-line', rule: 'PZ-3', at: HAND, act: dragging('A2@0,1', 'A3@1,0') },
  { word: 'no-old-card', values: () => ROW, rule: 'PZ-5', at: HAND, act: dragging('A2@0,1', 'A3@1,1') },
  {
    word: 'double-alien',
    values: (say) => ({ ...ROW, alien: say(`${id}:alien-A`) }),
    rule: 'PZ-7',
    at: { stacks: ['B1 A1 A3 B5 C5 D5', `C1 ${OTHERS}`], played: ['0 play B1@1,0', '1 play C1@2,0'] },
    act: dragging('A1@3,0'),
  },
  {
    word: 'double-background',
    values: (say) => ({ ...ROW, background: say(`${id}:background-2`) }),
    rule: 'PZ-7',
    at: { stacks: ['A2 A2 B5 C5 D5 E5', `A3 ${OTHERS}`], played: ['0 play A2@1,0', '1 play A3@2,0'] },
    act: tapping('A2@3,0'),
  },
  {
    word: 'mixed-group',
    values: () => ROW,
    rule: 'PZ-8',
    at: { stacks: ['A2 B3 B5 C5 D5 E5', `A3 ${OTHERS}`], played: ['0 play A2@1,0', '1 play A3@2,0'] },
    act: dragging('B3@3,0'),
  },
  {
    word: 'group-of-six',
    values: () => ({ ...ROW, count: 6 }),
    rule: 'PZ-9',
    at: {
      stacks: ['A2 A3 A1 B5 C5 D5 E5', `A4 A5 ${OTHERS}`],
      played: ['0 play A2@1,0 A3@2,0', '1 play A4@3,0 A5@4,0', '1 bonus'],
    },
    act: dragging('A1@5,0'),
  },
  {
    word: 'two-groups',
    rule: 'PZ-4',
    at: {
      stacks: ['A2 A3 D1 D2 B4 C4 E2 E3 E4', 'B3 C3 D3 A4 D4 B5 C5 E5'],
      played: ['0 play A2@0,1 A3@0,2', '1 play B3@1,2 C3@2,2 D3@3,2', '1 bonus', '0 play D1@3,0 D2@3,1'],
      turn: 1,
    },
    act: dragging('A4@-1,0', 'D4@4,0'),
  },
  {
    word: 'wrong-kind',
    values: () => ({ due: 'bonus' }),
    rule: 'PZ-19',
    at: earning('B1', 'B2', 'E1', 'E2', 'E5'),
    act: async (person) => {
      await earn(person);
      const { x, y } = await onPage(person, { x: 0, y: 1 });
      await person.page.mouse.click(x, y);
    },
  },
  {
    word: 'too-many-discards',
    values: () => ({ count: 1 }),
    rule: 'PZ-13',
    at: earning('B1', 'B2', 'E1', 'E2', 'E5'),
    act: async (person) => {
      await earn(person);
      await person.tap(pileOf(person));
      await person.tap(pileOf(person));
    },
  },
  {
    word: 'pile-too-short',
    values: () => ({ count: 0 }),
    rule: 'PZ-17',
    at: earning(),
    act: async (person) => {
      await earn(person);
      await person.tap(pileOf(person));
    },
  },
  { word: 'no-drop-with-others', rule: 'PZ-34', at: HAND, act: draggingOnto('A2', 'box') },
  { word: 'no-swap-in-solo', rule: 'PZ-37', at: ALONE, act: draggingOnto('A2', 'pile-0') },
  {
    word: 'three-cards-at-least',
    rule: 'PZ-33',
    at: ALONE,
    act: async (person) => {
      await tapping('A2@1,0')(person);
      await person.tap(mainButton(person));
    },
  },
  {
    word: 'drop-three',
    rule: 'PZ-35',
    at: STUCK,
    act: async (person) => {
      await person.tap(handCard(person, 'B2'));
      await person.tap(mainButton(person));
    },
  },
];

describe.skipIf(!hasChromium).each(waysToTry(LANGUAGES))('why not (%s)', (language) => {
  const stage = setStage();

  test('every reason is said, with its rule, where taps and drags meet it', async () => {
    const before = REASONS.map(({ word, at }) => keptAt(at, `refused-${word}`)).join('\n');
    const anne = await stage.enter({ language, before });
    for (const { word, values, rule, at, act } of REASONS) {
      await anne.open(`/local/refused-${word}`);
      if (at.stacks.length > 1) await lift(anne, NAMES[at.turn ?? 0] ?? '');
      await anne.see(mainButton(anne));
      await act(anne);
      const text = anne.say(`${id}:why-${word}`, values?.(anne.say));
      const alert = anne.page.getByRole('alert').filter({ hasText: text }).first();
      await alert.waitFor();
      await anne.see(anne.page.getByRole('link', { name: anne.say('table:rule', { id: rule }) }).first());
    }
    await expectAccessible(anne, 'a refusal');
  });

  test('what is lit can be laid on, and nothing else is lit', async () => {
    const anne = await stage.enter({ language, size: 'phone' });
    // Before the first move of the first game: A1 lies at 0,0, in hand are A2 A3 D4 D5 E4.
    await anne.open(`/learn/${id}`);
    await anne.tap(handCard(anne, 'A2'));
    const lit = await litCells(anne).evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('data-cell') ?? ''),
    );
    expect(lit.toSorted()).toEqual(['-1,0', '0,-1', '0,1', '1,0', '2,0', '-2,0', '0,2', '0,-2'].toSorted());
    await anne.tap(cellAt(anne, '1,0'));
    await anne.see(hoveringCards(anne));
  });
});

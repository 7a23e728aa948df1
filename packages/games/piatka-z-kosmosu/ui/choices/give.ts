/** Cards that go: exchanged under the pile, dropped when alone, or discarded for a bonus. */
import { inOrder } from '../../kinds.ts';
import type { Card, Move } from '../../types.ts';
import type { Draft } from '../draft.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { ask, CLEAN } from './ask.ts';
import { cardAt, isMyMove, isSolo, pieceOf, taskOf } from './task.ts';

const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((each) => each !== place) : [...places, place];

const cardsAt = (cards: readonly Card[], places: readonly number[]): readonly Card[] =>
  inOrder(places.flatMap((place) => cards[place] ?? []));

export const bonusMove = ({ view }: Props, { given, spent, pile }: Draft): Move => ({
  kind: 'bonus',
  hand: cardsAt(view.hand ?? [], given),
  spent: cardsAt(view.spent, spent),
  pile,
});

export const giveMove = (table: Props, given: readonly number[]): Move => ({
  kind: isSolo(table) ? 'drop' : 'swap',
  cards: cardsAt(table.view.hand ?? [], given),
});

/** A bonus goes as far as its right: what the piles were to give makes room for what is chosen now. */
const fittedTo = ({ draft, view }: Props, next: Draft): Draft => {
  const over = Math.max(0, next.given.length + next.spent.length + next.pile - view.right);
  const fromPile = next.pile === draft.pile ? Math.min(over, next.pile) : 0;
  const chosenNow = next.spent.length > draft.spent.length ? 1 : 0;
  const fromSpent = Math.min(over - fromPile, next.spent.length - chosenNow);
  return { ...next, pile: next.pile - fromPile, spent: next.spent.slice(fromSpent) };
};

const askBonus = (table: Props, next: Draft, piece: string | undefined): void => {
  const { setDraft } = table;
  const fitted = fittedTo(table, next);
  if (ask(table, bonusMove(table, fitted), piece)) setDraft(fitted);
};

/** A card more, or less, to exchange, to drop or to discard. */
export const giveCard = (table: Props, held: number): void => {
  const { draft, setDraft } = table;
  const given = toggled(draft.given, held);
  const next = { ...draft, ...CLEAN, given };
  const piece = pieceOf(table, held);
  if (taskOf(table) === 'bonus') askBonus(table, next, piece);
  else if (isMyMove(table)) setDraft(next);
  else ask(table, giveMove(table, [held]), piece);
};

export const takeSpent = (table: Props, index: number): void => {
  const { draft } = table;
  askBonus(table, { ...draft, ...CLEAN, spent: toggled(draft.spent, index) }, pieces.spentCard(index));
};

/** So many from the top of the pile. */
export const takePile = (table: Props, pile: number): void => {
  const { draft, viewer } = table;
  if (pile < 0) return;
  askBonus(table, { ...draft, ...CLEAN, pile }, pieces.pile(viewer === 'spectator' ? 0 : viewer));
};

/** How many discards the bonus still allows. */
export const rightLeft = ({ view, draft }: Props): number =>
  view.right - draft.given.length - draft.spent.length - draft.pile;

/** The turn is to give cards away; what was laid comes back. */
const givingDraft = (draft: Draft, given: readonly number[]): Draft => ({
  ...draft,
  ...CLEAN,
  isGiving: true,
  laid: [],
  chosen: undefined,
  given,
});

/** PZ-34: alone nothing is dropped while a play exists; the one that the rules name is marked. */
const mayGive = (table: Props): boolean => {
  const hand = table.view.hand ?? [];
  return hand.length > 0 && ask(table, giveMove(table, [...hand.keys()].slice(0, 3)), pieces.play);
};

/** From laying to exchanging, or alone to dropping, and back. */
export const switchGiving = (table: Props): void => {
  const { draft, setDraft } = table;
  if (draft.isGiving) setDraft({ ...draft, ...CLEAN, isGiving: false, given: [] });
  else if (mayGive(table)) setDraft(givingDraft(draft, []));
};

const withCard = ({ isGiving, given }: Draft, held: number): readonly number[] =>
  isGiving ? [...new Set([...given, held])] : [held];

/** A card of the hand dropped on the pile goes under it: an exchange, which there is none of alone. */
export const dropOnPile = (table: Props, held: number): void => {
  const { draft, setDraft } = table;
  const move: Move = { kind: 'swap', cards: [cardAt(table, held)] };
  if (ask(table, move, pieceOf(table, held))) setDraft(givingDraft(draft, withCard(draft, held)));
};

/** A card of the hand dropped where discards go: in a bonus it is one of them, alone one of three. */
export const dropOnBox = (table: Props, held: number): void => {
  const { draft, setDraft, view } = table;
  if (view.due === 'bonus') {
    if (!draft.given.includes(held)) giveCard(table, held);
    return;
  }
  const three = [...new Set([held, ...(view.hand ?? []).keys()])].slice(0, 3);
  const move: Move = { kind: 'drop', cards: cardsAt(view.hand ?? [], three) };
  if (ask(table, move, pieceOf(table, held))) setDraft(givingDraft(draft, withCard(draft, held)));
};

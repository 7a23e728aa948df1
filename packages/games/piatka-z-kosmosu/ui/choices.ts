/** What a tap, a key or a drag does: it drafts what may be done, and asks why where nothing may. */
import { inOrder } from '../kinds.ts';
import { checkPlay } from '../legality.ts';
import type { Card, Cell, Move, Placed, Refusal } from '../types.ts';
import { type Draft, pileOf } from './draft.ts';
import {
  bestPlays,
  distinct,
  earnings,
  hasCell,
  inLine,
  isSameCell,
  litFor,
  type Play,
  playsIn,
} from './laying.ts';
import { numbered, pieces } from './pieces.ts';
import type { Props } from './shown.ts';

/** What the viewer is asked for. */
export type Task = 'play' | 'swap' | 'drop' | 'bonus';

export const isSolo = ({ view }: Props): boolean => view.handCounts.length === 1;

/** Whether the viewer is to decide now. */
export const isMyMove = ({ moves, viewer }: Pick<Props, 'moves' | 'viewer'>): boolean =>
  viewer !== 'spectator' && moves?.length !== 0;

export const taskOf = (table: Props): Task => {
  if (table.view.due === 'bonus') return 'bonus';
  if (!table.draft.isGiving) return 'play';
  return isSolo(table) ? 'drop' : 'swap';
};

const cardAt = ({ view }: Pick<Props, 'view'>, held: number): Card => view.hand?.[held] ?? 'A1';

const pieceOf = ({ view }: Props, held: number): string | undefined => {
  const found = numbered(view.hand ?? [])[held];
  return found && pieces.hand(found.card, found.nth);
};

type Drafting = Pick<Props, 'draft' | 'view'>;

/** The cards that hover over the board. */
export const laidCards = (table: Drafting, laid = table.draft.laid): readonly Placed[] =>
  laid.map(({ held, x, y }) => ({ x, y, card: cardAt(table, held) }));

const without = ({ laid }: Draft, held: number): Draft['laid'] => laid.filter((each) => each.held !== held);

/** Where a card of the hand may go, the others of the draft lying where they lie. */
export const litCells = (table: Drafting & Pick<Props, 'moves'>, held: number): readonly Cell[] =>
  litFor(playsIn(table.moves), laidCards(table, without(table.draft, held)), cardAt(table, held));

/** What the draft would earn with the chosen card there. */
export const earnedWith = (table: Props, held: number, cell: Cell): number =>
  earnings(table.view.board, [
    ...laidCards(table, without(table.draft, held)),
    { ...cell, card: cardAt(table, held) },
  ]);

const playMove = (cards: readonly Placed[]): Move => ({ kind: 'play', cards: inLine(cards) });

const cellsOf = (refusal: Refusal): readonly Cell[] => {
  if ('cells' in refusal) return refusal.cells;
  if ('cell' in refusal) return [refusal.cell];
  return refusal.code === 'play-exists' ? refusal.cards : [];
};

/** Alone a third card is asked for before all else (PZ-33); what is wrong with the others says more. */
const whyNot = ({ view, check }: Props, cards: readonly Placed[]): Refusal | undefined => {
  const refusal = check(playMove(cards));
  if (refusal?.code !== 'three-cards-at-least') return refusal;
  return checkPlay(view.board, inLine(cards)) ?? refusal;
};

const refuseAt = (table: Props, refusal: Refusal, piece: string | undefined, at?: Cell): void => {
  const { draft, setDraft, refuse } = table;
  setDraft({ ...draft, fault: { at, cells: cellsOf(refusal) }, shown: undefined });
  refuse(refusal, piece);
};

/** Whether it may be done; if not, why not is said at the piece. */
const ask = (table: Props, move: Move, piece: string | undefined): boolean => {
  if (table.viewer === 'spectator') return false;
  const refusal = table.check(move);
  if (refusal !== undefined) refuseAt(table, refusal, piece);
  return refusal === undefined;
};

const CLEAN = { fault: undefined, shown: undefined } as const;

/** Keys point there still, though another thing lies there now. */
const again = (cursor: Cell | undefined): Cell | undefined => cursor && { ...cursor };

/** Lays a card of the hand there as part of the draft, or says why it cannot lie there. */
export const placeCard = (table: Props, held: number, cell: Cell): void => {
  const { draft, setDraft, viewer } = table;
  if (viewer === 'spectator') return;
  // A card that hovers there makes room.
  const laid = without(draft, held).filter((each) => !isSameCell(each, cell));
  const { x, y } = cell;
  if (hasCell(litFor(playsIn(table.moves), laidCards(table, laid), cardAt(table, held)), cell)) {
    setDraft({
      ...draft,
      ...CLEAN,
      isGiving: false,
      given: [],
      chosen: undefined,
      laid: [...laid, { held, x, y }],
      cursor: again(draft.cursor),
    });
    return;
  }
  const refusal = whyNot(table, [...laidCards(table, laid), { x, y, card: cardAt(table, held) }]);
  const piece = hasCell(table.view.board, cell) ? pieces.card(cell) : pieces.cell(cell);
  if (refusal !== undefined) refuseAt(table, refusal, piece, cell);
};

/** The card that a tap on a cell is about: the chosen one, else the only one that fits there. */
const cardFor = (table: Props, cell: Cell): number | undefined => {
  const { view, draft } = table;
  if (draft.chosen !== undefined) return draft.chosen;
  const fitting = (view.hand ?? []).flatMap((_, held) =>
    draft.laid.some((each) => each.held === held) || !hasCell(litCells(table, held), cell) ? [] : [held],
  );
  const kinds = new Set(fitting.map((held) => cardAt(table, held)));
  return kinds.size === 1 ? fitting[0] : undefined;
};

/** A tap on the board: takes back what hovers there, or lays the chosen card. Tells whether there was a card to lay. */
export const pressCell = (table: Props, cell: Cell): boolean => {
  const { draft, view } = table;
  if (hasCell(shownPlay(table) ?? [], cell)) {
    acceptShown(table);
    return true;
  }
  const hovering = draft.laid.find((each) => isSameCell(each, cell));
  if (hovering !== undefined) {
    takeBack(table, hovering.held);
    return true;
  }
  const held = cardFor(table, cell) ?? (isMyMove(table) && view.due === 'turn' ? undefined : 0);
  if (held === undefined) return false;
  placeCard(table, held, cell);
  return true;
};

/** A card comes back into the hand: the one named, or the one laid last. */
export const takeBack = ({ draft, setDraft }: Props, held = draft.laid.at(-1)?.held): void => {
  if (held === undefined) return;
  const chosen = draft.chosen === held ? undefined : draft.chosen;
  setDraft({ ...draft, ...CLEAN, laid: without(draft, held), chosen, cursor: again(draft.cursor) });
};

/** A tap on a card of the hand: chosen to be laid, or one of those to give away. */
export const chooseCard = (table: Props, held: number): void => {
  const { draft, setDraft } = table;
  if (taskOf(table) !== 'play' || !isMyMove(table)) {
    giveCard(table, held);
    return;
  }
  if (draft.laid.some((each) => each.held === held)) takeBack(table, held);
  else setDraft({ ...draft, ...CLEAN, chosen: draft.chosen === held ? undefined : held });
};

const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((each) => each !== place) : [...places, place];

/** A card more, or less, to exchange, to drop or to discard. */
const giveCard = (table: Props, held: number): void => {
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

/** A bonus goes as far as its right: what the pile was to give makes room for what is chosen. */
const askBonus = (table: Props, next: Draft, piece: string | undefined): void => {
  const { draft, view, setDraft } = table;
  const over = next.given.length + next.spent.length + next.pile - view.right;
  const room = next.pile === draft.pile && over > 0 ? Math.min(over, next.pile) : 0;
  const fitted = { ...next, pile: next.pile - room };
  if (ask(table, bonusMove(table, fitted), piece)) setDraft(fitted);
};

const cardsAt = (cards: readonly Card[], places: readonly number[]): readonly Card[] =>
  inOrder(places.flatMap((place) => cards[place] ?? []));

const bonusMove = ({ view }: Props, { given, spent, pile }: Draft): Move => ({
  kind: 'bonus',
  hand: cardsAt(view.hand ?? [], given),
  spent: cardsAt(view.spent, spent),
  pile,
});

const giveMove = (table: Props, given: readonly number[]): Move => ({
  kind: isSolo(table) ? 'drop' : 'swap',
  cards: cardsAt(table.view.hand ?? [], given),
});

/** From laying to exchanging, or alone to dropping, and back. */
export const switchGiving = (table: Props): void => {
  const { draft, setDraft } = table;
  if (draft.isGiving) setDraft({ ...draft, ...CLEAN, isGiving: false, given: [] });
  else if (mayGive(table))
    setDraft({ ...draft, ...CLEAN, isGiving: true, laid: [], chosen: undefined, given: [] });
};

/** PZ-34: alone nothing is dropped while a play exists; the one that the rules name is marked. */
const mayGive = (table: Props): boolean => {
  const hand = table.view.hand ?? [];
  return hand.length > 0 && ask(table, giveMove(table, [...hand.keys()].slice(0, 3)), pieces.play);
};

/** A card of the hand dropped on the pile goes under it: an exchange, which there is none of alone. */
export const dropOnPile = (table: Props, held: number): void => {
  const { draft, setDraft } = table;
  const move: Move = { kind: 'swap', cards: [cardAt(table, held)] };
  if (!ask(table, move, pieceOf(table, held))) return;
  setDraft({
    ...draft,
    ...CLEAN,
    isGiving: true,
    laid: [],
    chosen: undefined,
    given: toggledIn(draft, held),
  });
};

/** A card of the hand dropped where discards go. */
export const dropOnBox = (table: Props, held: number): void => {
  const { draft, setDraft, view } = table;
  if (view.due === 'bonus') {
    if (!draft.given.includes(held)) giveCard(table, held);
    return;
  }
  const hand = [held, ...[...(view.hand ?? []).keys()].filter((each) => each !== held)];
  const move: Move = { kind: 'drop', cards: cardsAt(view.hand ?? [], hand.slice(0, 3)) };
  if (!ask(table, move, pieceOf(table, held))) return;
  setDraft({
    ...draft,
    ...CLEAN,
    isGiving: true,
    laid: [],
    chosen: undefined,
    given: toggledIn(draft, held),
  });
};

const toggledIn = ({ isGiving, given }: Draft, held: number): readonly number[] =>
  isGiving ? [...new Set([...given, held])] : [held];

/** The move as drafted, if it is one. */
export const drafted = (table: Props): Move | undefined => {
  const { draft } = table;
  switch (taskOf(table)) {
    case 'bonus':
      return bonusMove(table, draft);
    case 'play':
      return draft.laid.length === 0 ? undefined : playMove(laidCards(table));
    default:
      return draft.given.length === 0 ? undefined : giveMove(table, draft.given);
  }
};

export const playDraft = (table: Props): void => {
  const move = drafted(table);
  if (move === undefined || table.isBusy || !isMyMove(table)) return;
  if (ask(table, move, pieces.play)) table.play(move);
};

/** Whether there is anything to show to whoever wants hints. */
export const canShow = (table: Props): boolean =>
  table.hasHints && isMyMove(table) && playsIn(table.moves).length > 0;

/** The plays worth showing. */
export const shownPlays = (table: Props): readonly Play[] =>
  canShow(table) ? bestPlays(table.view.board, playsIn(table.moves)) : [];

export const showNext = (table: Props): void => {
  const { draft, setDraft } = table;
  const { length } = shownPlays(table);
  if (length === 0) return;
  const shown = draft.shown === undefined ? 0 : draft.shown + 1;
  setDraft({
    ...draft,
    fault: undefined,
    laid: [],
    chosen: undefined,
    isGiving: false,
    given: [],
    shown: shown < length ? shown : undefined,
  });
};

/** The play that is shown, if one is. */
export const shownPlay = (table: Props): Play | undefined =>
  table.draft.shown === undefined ? undefined : shownPlays(table)[table.draft.shown];

/** What is shown becomes the draft, each card from another place of the hand. */
export const acceptShown = (table: Props): void => {
  const { draft, setDraft, view } = table;
  const left = [...(view.hand ?? []).entries()];
  const laid = (shownPlay(table) ?? []).flatMap(({ x, y, card }) => {
    const at = left.findIndex(([, each]) => each === card);
    const [[held] = []] = at < 0 ? [] : left.splice(at, 1);
    return held === undefined ? [] : [{ held, x, y }];
  });
  setDraft({ ...draft, ...CLEAN, laid, chosen: undefined });
};

/** Every cell that some play of this turn lays on: what one looks at, and what the camera shows. */
export const legalCells = ({ moves }: Pick<Props, 'moves'>): readonly Cell[] =>
  distinct(playsIn(moves).flat());

/** How many discards the bonus still allows. */
export const rightLeft = ({ view, draft }: Props): number =>
  view.right - draft.given.length - draft.spent.length - draft.pile;

export const pileLeft = ({ view, draft }: Props): number => pileOf(view) - draft.pile;

/** What a tap does: it drafts what may be done, and asks why where nothing may. */
import { playMove, takeMove } from '../notation.ts';
import { type Card, type Move, PLANETS, type Planet } from '../types.ts';
import { fitDraft, offered } from './draft.ts';
import { pieces } from './pieces.ts';
import type { Props } from './shown.ts';

const mayPlay = ({ moves }: Props, test: (move: Move) => boolean): boolean => moves?.some(test) ?? false;

/** Whether the chosen card, or any, may be laid there. */
export const isLit = (table: Props, planet: Planet): boolean => {
  const { card } = fitDraft(table.draft, table.view);
  return mayPlay(
    table,
    (move) => move.kind === 'play' && move.planet === planet && (card === undefined || move.card === card),
  );
};

const ask = ({ check, refuse, viewer }: Props, move: Move, piece: string): boolean => {
  if (viewer === 'spectator') return false;
  const refusal = check(move);
  if (refusal !== undefined) refuse(refusal, piece);
  return refusal === undefined;
};

export const choosePlanet = (table: Props, planet: Planet): void => {
  const { view, draft, setDraft } = table;
  const card = fitDraft(draft, view).card ?? view.hand?.[0] ?? 1;
  if (ask(table, playMove(card, planet), pieces.planet(planet))) setDraft({ ...draft, planet });
};

export const chooseCard = (table: Props, card: Card): void => {
  const { draft, setDraft } = table;
  if (!ask(table, playMove(card, draft.planet ?? 0), pieces.hand(card))) return;
  setDraft({ ...draft, card: draft.card === card ? undefined : card });
};

export const chooseTreasure = (table: Props, value: number): void => {
  const { draft, setDraft } = table;
  if (ask(table, takeMove(value), pieces.offer(value))) setDraft({ ...draft, value });
};

/** The move as drafted, if it is one. */
export const drafted = ({ draft, view }: Props): Move | undefined => {
  const { card, planet, value } = fitDraft(draft, view);
  if (view.sharing !== null) return value === undefined ? undefined : takeMove(value);
  return card === undefined || planet === undefined ? undefined : playMove(card, planet);
};

/** Whether the viewer is to decide now. */
export const isMyMove = ({ moves, viewer }: Props): boolean => viewer !== 'spectator' && moves?.length !== 0;

export const playDraft = (table: Props): void => {
  const move = drafted(table);
  if (move === undefined || table.isBusy || !isMyMove(table)) return;
  table.play(move);
};

/** The planet so many places further round the ring, clockwise. */
export const planetAlong = ({ draft, view }: Props, way: 1 | -1): Planet => {
  const now = draft.planet ?? (way === 1 ? view.ships.merchant - 1 : view.ships.merchant + 1);
  return (now + way + PLANETS) % PLANETS;
};

/** The treasure on offer next to the chosen one, by value. */
export const treasureAlong = ({ draft, view }: Props, way: 1 | -1): number | undefined => {
  const values = [...new Set(offered(view))];
  const now = values.indexOf(fitDraft(draft, view).value ?? 0);
  return values[Math.min(Math.max(now + way, 0), values.length - 1)];
};

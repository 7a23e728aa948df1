/** What is chosen among cards, Hazards, bases, Cargo and values. A fresh choice proposes something that may be sent. */
import type { Viewer } from '@tortuga/table';
import { type Card, CARGO, type Hazard, HAZARDS, MOST_POINTS, type Value, VALUES } from '../../components.ts';
import type { View } from '../../types.ts';
import type { Cargo } from '../dock/cargoArt.ts';
import { proposedValues } from '../dock/filling.ts';
import { ownCards, ownPirate } from '../own.ts';
import { hazardsIn } from './hazards.ts';

export interface Choice {
  readonly base: number | undefined;
  readonly card: Card | undefined;
  /** In the order in which they are to come. */
  readonly hazards: readonly Hazard[];
  /** Cargo to sell, or the one to give for a Damage. */
  readonly cargo: readonly Cargo[];
  /** A random card is lost for a Damage. */
  readonly isCard: boolean;
  /** Values to fill up with. */
  readonly values: readonly Value[];
}

export const NO_CHOICE: Choice = {
  base: undefined,
  card: undefined,
  hazards: [],
  cargo: [],
  isCard: false,
  values: [],
};

/** Hazards still to come: in the order that was wished before, then as they are printed. */
const inOrder = (left: string, wished: readonly Hazard[]): readonly Hazard[] => {
  const all = hazardsIn(left);
  return [...wished.filter((each) => all.includes(each)), ...all.filter((each) => !wished.includes(each))];
};

/** By type, as the hold is counted. */
const holdOf = (view: View): readonly Cargo[] =>
  CARGO.flatMap((cargo, type) => Array.from({ length: ownPirate(view)?.hold?.[type] ?? 0 }, () => cargo));

/** A card rather than Cargo, which is money. */
const forDamage = (view: View): Partial<Choice> => {
  const isCard = ownCards(view).length > 0;
  return { isCard, cargo: isCard ? [] : holdOf(view).slice(0, 1) };
};

const proposed = (view: View): Partial<Choice> => {
  const { phase, queue, boss, me } = view;
  const [task] = queue;
  if (task !== undefined) return task.kind === 'damage' && task.seat === me ? forDamage(view) : {};
  if (boss !== me) return {};
  if (phase.name === 'card') return { card: ownCards(view)[0]?.card };
  if (phase.name !== 'dock') return {};
  return phase.step === 'sell' ? { cargo: holdOf(view) } : { values: proposedValues(view) };
};

export const freshChoice = (view: View, viewer: Viewer, before: Choice | undefined): Choice => {
  const left = view.boss === viewer ? view.turn.left : '';
  return { ...NO_CHOICE, ...proposed(view), hazards: inOrder(left, before?.hazards ?? []) };
};

const baseIn = (kept: unknown, { bases }: View): number | undefined =>
  typeof kept === 'number' && bases[kept] !== undefined ? kept : undefined;

const cardIn = (kept: unknown, view: View): Card | undefined =>
  ownCards(view).find(({ card }) => card === kept)?.card;

/** Undefined where one of them is not known. */
const listOf = <V>(kept: unknown, known: readonly V[]): readonly V[] | undefined => {
  if (!Array.isArray(kept)) return undefined;
  const items: readonly unknown[] = kept;
  const found = items.flatMap((each) => known.filter((one) => one === each));
  return found.length === items.length ? found : undefined;
};

/** All that are left, in any order. */
const hazardsOf = (kept: unknown, { boss, me, turn }: View): readonly Hazard[] | undefined => {
  const found = listOf(kept, HAZARDS);
  const left = boss === me ? hazardsIn(turn.left) : [];
  const isWhole = found?.toSorted().join('') === left.toSorted().join('');
  return isWhole ? found : undefined;
};

/** Not more than is in the hold. */
const cargoOf = (kept: unknown, view: View): readonly Cargo[] | undefined => {
  const { hold } = ownPirate(view) ?? {};
  const found = listOf(kept, CARGO);
  const isHeld = CARGO.every(
    (cargo, type) => (found ?? []).filter((each) => each === cargo).length <= (hold?.[type] ?? 0),
  );
  return isHeld ? found : undefined;
};

const valuesOf = (kept: unknown): readonly Value[] | undefined => {
  const found = listOf(kept, VALUES);
  const points = (found ?? []).reduce<number>((sum, value) => sum + value, 0);
  return points <= MOST_POINTS ? found : undefined;
};

/** One that was kept, of whatever it may be. */
export const parseChoice = (kept: unknown, view: View): Choice | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const read = (key: keyof Choice): unknown => Reflect.get(kept, key);
  const [base, card] = [baseIn(read('base'), view), cardIn(read('card'), view)];
  const hazards = hazardsOf(read('hazards'), view);
  const cargo = cargoOf(read('cargo'), view);
  const values = valuesOf(read('values'));
  const isLost = (read('base') ?? base) !== base || (read('card') ?? card) !== card;
  if (isLost || hazards === undefined || cargo === undefined || values === undefined) return undefined;
  return { base, card, hazards, cargo, isCard: read('isCard') === true, values };
};

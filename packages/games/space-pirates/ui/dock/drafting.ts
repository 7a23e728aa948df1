/** Choosing Cargo and values for a sale, a Fill-up or a Damage, and sending them. */
import { CARGO, type Value } from '../../components.ts';
import type { Move } from '../../types.ts';
import { ownPirate } from '../own.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import type { Cargo } from './cargoArt.ts';

export const countOf = <V>(items: readonly V[], item: V): number =>
  items.filter((each) => each === item).length;

export const heldOf = ({ view }: Pick<Props, 'view'>, cargo: Cargo): number =>
  ownPirate(view)?.hold?.[CARGO.indexOf(cargo)] ?? 0;

const sorted = (cargo: readonly Cargo[]): readonly Cargo[] =>
  cargo.toSorted((one, other) => CARGO.indexOf(one) - CARGO.indexOf(other));

const without = <V>(items: readonly V[], item: V): readonly V[] => {
  const index = items.lastIndexOf(item);
  return index < 0 ? items : items.toSpliced(index, 1);
};

const setCargo = ({ draft, setDraft }: Props, cargo: readonly Cargo[]): void =>
  setDraft({ ...draft, choice: { ...draft.choice, cargo: sorted(cargo) } });

const setValues = ({ draft, setDraft }: Props, values: readonly Value[]): void =>
  setDraft({ ...draft, choice: { ...draft.choice, values: values.toSorted((one, other) => one - other) } });

/** Says why not where no more of it is in the hold. */
export const addCargo = (table: Props, cargo: Cargo): void => {
  const { cargo: chosen } = table.draft.choice;
  if (countOf(chosen, cargo) < heldOf(table, cargo)) setCargo(table, [...chosen, cargo]);
  else table.refuse({ code: 'no-such-cargo' }, pieces.cargo(cargo));
};

export const dropCargo = (table: Props, cargo: Cargo): void =>
  setCargo(table, without(table.draft.choice.cargo, cargo));

/** All that is in the hold. */
export const addAll = (table: Props): void =>
  setCargo(
    table,
    CARGO.flatMap((cargo) => Array.from({ length: heldOf(table, cargo) }, () => cargo)),
  );

/** Says why not where it cannot be had, or not be paid. */
export const addValue = (table: Props, value: Value): void => {
  const values = [...table.draft.choice.values, value];
  const refusal = table.check({ kind: 'fill', values });
  if (refusal === undefined) setValues(table, values);
  else table.refuse(refusal, pieces.pump(value));
};

export const dropValue = (table: Props, value: Value): void =>
  setValues(table, without(table.draft.choice.values, value));

/** What the main button of a step sends; undefined while there is nothing to send. */
export const dockMove = ({ view, draft: { choice } }: Pick<Props, 'view' | 'draft'>): Move | undefined => {
  const { phase } = view;
  if (phase.name !== 'dock') return undefined;
  switch (phase.step) {
    case 'bribe':
    case 'buy':
    case 'look':
      return { kind: phase.step };
    case 'sell':
      return choice.cargo.length > 0 ? { kind: 'sell', types: choice.cargo } : undefined;
    case 'fill':
      return choice.values.length > 0 ? { kind: 'fill', values: choice.values } : undefined;
  }
};

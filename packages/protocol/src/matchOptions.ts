/** The options of a match: read once for a server and a page, and carried along when people change seats. */
import {
  type AnyGame,
  makeOptions,
  type OptionRefusal,
  parseOptions,
  parseOptionsText,
} from '@tortuga/engine';

type ReadOptions =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'seats-out-of-range'; readonly detail: Seats }
  | { readonly ok: false; readonly code: OptionRefusal['code']; readonly detail: OptionRefusal };

interface Seats {
  readonly min: number;
  readonly max: number;
}

/** The options printed whole, or why they do not do. */
export const readOptions = (game: AnyGame, given: unknown, seats: number): ReadOptions =>
  game.use(({ game: rules }) => {
    const { min, max } = rules.seats;
    if (seats < min || seats > max) return { ok: false, code: 'seats-out-of-range', detail: { min, max } };
    const parsed = parseOptions(rules.options, given, seats);
    if (!parsed.ok) return { ok: false, code: parsed.refusal.code, detail: parsed.refusal };
    return { ok: true, text: makeOptions(rules.options, parsed.value) };
  });

/** Each element of the list at its new seat: `order[seat]` is the seat where it was before. */
export const reseat = <V>(list: readonly V[], order: readonly number[]): V[] =>
  order.flatMap((before) => list.slice(before, before + 1));

/** Everybody a seat further: the order of the match that follows. */
export const nextOrder = (seats: readonly unknown[]): number[] =>
  seats.map((_, seat) => (seat + 1) % seats.length);

/** Numbers that were set for a seat go with whoever sat there. Options that cannot be read are left as they are. */
export const reseatOptions = (game: AnyGame, text: string, order: readonly number[]): string =>
  game.use(({ game: { options: spec } }) => {
    const parsed = parseOptionsText(spec, text, order.length);
    if (!parsed.ok) return text;
    const moved = { ...parsed.value };
    for (const name in spec.fields) {
      const value: unknown = moved[name];
      const isMoved = spec.fields[name].shape.kind === 'per-seat' && Array.isArray(value);
      if (isMoved) Object.assign(moved, { [name]: reseat(value, order) });
    }
    return makeOptions(spec, moved);
  });

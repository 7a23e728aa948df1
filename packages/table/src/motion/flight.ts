/** The way of a piece from where it lay to where it lies now. */
import type { Clip, Place, Places } from './clip.ts';
import { EASE, TEMPO } from './tempo.ts';

/** A piece that lay at `from` and lies at `to`, seen from `to`: the transform that puts it back where it was. */
export const backTo = (from: Place, to: Place): string => {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = to.width === 0 ? 1 : from.width / to.width;
  return `translate(${round(x)}px, ${round(y)}px) scale(${round(scale)})`;
};

const round = (value: number): number => Math.round(value * 1000) / 1000;

const AT_REST = 'translate(0px, 0px) scale(1)';

export type Manner = Partial<Pick<Clip, 'ms' | 'delay' | 'easing' | 'sound'>>;

/** A straight flight, for choreographies that want another pace, a sound, or a start elsewhere. */
export const flight = (piece: string, from: Place, to: Place, manner: Manner = {}): Clip => ({
  piece,
  frames: [{ transform: backTo(from, to) }, { transform: AT_REST }],
  ms: TEMPO.move,
  easing: EASE.out,
  ...manner,
});

export const fadeIn = (piece: string, manner: Manner = {}): Clip => ({
  piece,
  frames: [{ opacity: 0 }, { opacity: 1 }],
  ms: TEMPO.fast,
  ...manner,
});

/** Of a piece that is gone. */
export const fadeOut = (piece: string, manner: Manner = {}): Clip => ({
  piece,
  frames: [{ opacity: 1 }, { opacity: 0 }],
  ms: TEMPO.fast,
  ...manner,
});

/** A difference that nobody sees. */
const hasMoved = (from: Place, to: Place): boolean =>
  Math.abs(from.x + from.width / 2 - to.x - to.width / 2) > 1 ||
  Math.abs(from.y + from.height / 2 - to.y - to.height / 2) > 1 ||
  Math.abs(from.width - to.width) > 2;

/** Which piece a piece lies in: it goes wherever that one goes. */
export type Holders = ReadonlyMap<string, string>;

/** Where a piece would have lain, had it only been carried along by the one it lies in. */
const carried = (to: Place, holder: { readonly from: Place; readonly to: Place }): Place => {
  const scale = holder.to.width === 0 ? 1 : holder.from.width / holder.to.width;
  return {
    x: holder.from.x + (to.x - holder.to.x) * scale,
    y: holder.from.y + (to.y - holder.to.y) * scale,
    width: to.width * scale,
    height: to.height * scale,
  };
};

/** The same place in the measure of a holder that is on its way from `from`, as seen where it has arrived. */
const arrived = (place: Place, holder: { readonly from: Place; readonly to: Place }): Place =>
  carried(place, { from: holder.to, to: holder.from });

/** What happens to pieces that no clip mentions; those that lie in one that a clip mentions go with it. */
export const flightsOf = (
  from: Places,
  to: Places,
  mentioned: ReadonlySet<string>,
  holders: Holders = new Map(),
): readonly Clip[] =>
  [...to].flatMap(([piece, place]) => {
    if (mentioned.has(piece)) return [];
    const was = from.get(piece);
    if (was === undefined) return [fadeIn(piece)];
    const holder = holders.get(piece) ?? '';
    const [heldFrom, heldTo] = [from.get(holder), to.get(holder)];
    if (heldFrom === undefined || heldTo === undefined)
      return hasMoved(was, place) ? [flight(piece, was, place)] : [];
    const held = { from: heldFrom, to: heldTo };
    if (mentioned.has(holder) || !hasMoved(was, carried(place, held))) return [];
    return [flight(piece, arrived(was, held), place)];
  });

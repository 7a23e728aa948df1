/** The way of a piece from where it lay to where it lies now. */
import type { Clip, Place, Places } from './clip.ts';
import { seenFrom } from './lens.ts';
import { EASE, TEMPO } from './tempo.ts';

/** A piece that lay at `from` and lies at `to`, seen from `to`: the transform that puts it back where it was. */
export const backTo = (from: Place, to: Place): string => {
  const was = seenFrom(from, to.lens);
  const x = was.x + was.width / 2 - to.x - to.width / 2;
  const y = was.y + was.height / 2 - to.y - to.height / 2;
  const scale = to.width === 0 ? 1 : was.width / to.width;
  return transformOf(x, y, scale, turnOf(was, to));
};

/** Degrees from how a piece lies at `to` back to how it lay at `from`: the short way round. */
const turnOf = ({ heading: from = 0 }: Place, { heading: to = 0 }: Place): number =>
  ((((from - to) % 360) + 540) % 360) - 180;

const round = (value: number): number => Math.round(value * 1000) / 1000;

const transformOf = (x: number, y: number, scale: number, turn: number): string =>
  `translate(${round(x)}px, ${round(y)}px) scale(${round(scale)})${turn === 0 ? '' : ` rotate(${round(turn)}deg)`}`;

export type Manner = Partial<Pick<Clip, 'ms' | 'delay' | 'easing' | 'sound'>>;

/** A straight flight, for choreographies that want another pace, a sound, or a start elsewhere. */
export const flight = (piece: string, from: Place, to: Place, manner: Manner = {}): Clip => ({
  piece,
  frames: [{ transform: backTo(from, to) }, { transform: restAfter(from, to) }],
  ms: TEMPO.move,
  easing: EASE.out,
  ...(isFromBeyond(from, to) && { isOver: true }),
  ...manner,
});

/** At rest, in the same functions as `backTo` has them. */
export const restAfter = (from: Place, to: Place): string =>
  turnOf(seenFrom(from, to.lens), to) === 0 ? AT_REST : AT_REST_TURNED;

const AT_REST = transformOf(0, 0, 1, 0);
const AT_REST_TURNED = `${AT_REST} rotate(0deg)`;

const isFromBeyond = (from: Place, to: Place): boolean =>
  to.lens !== undefined && from.lens?.board !== to.lens.board;

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

/** By more than a difference that nobody sees, in pixels; both are in the same units. */
const hasMoved = (from: Place, to: Place): boolean => {
  const pixel = 1 / (to.lens?.scale ?? 1);
  return (
    Math.abs(from.x + from.width / 2 - to.x - to.width / 2) > pixel ||
    Math.abs(from.y + from.height / 2 - to.y - to.height / 2) > pixel ||
    Math.abs(from.width - to.width) > 2 * pixel ||
    Math.abs(turnOf(from, to)) > 0.5
  );
};

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

/** What happens to pieces that no clip mentions; those that lie in one that a clip mentions, or that turns, go with it. */
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
    const seen = seenFrom(was, place.lens);
    const holder = holders.get(piece) ?? '';
    const [heldFrom, heldTo] = [from.get(holder), to.get(holder)];
    if (heldFrom === undefined || heldTo === undefined)
      return hasMoved(seen, place) ? [flight(piece, was, place)] : [];
    const held = { from: seenFrom(heldFrom, place.lens), to: heldTo };
    const isCarried = turnOf(held.from, held.to) !== 0 || !hasMoved(seen, carried(place, held));
    return mentioned.has(holder) || isCarried ? [] : [flight(piece, arrived(seen, held), place)];
  });

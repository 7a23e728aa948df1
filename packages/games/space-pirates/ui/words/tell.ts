/** What was heard, as a line of the log. What its hearer may not know is null and left unsaid. */
import type { Told } from '@tortuga/table';
import { BASE_PRICE, CARGO, priceOf } from '../../components.ts';
import { distance, type Point } from '../../space/point.ts';
import type { Drifted, Heard } from '../../types.ts';
import { TENTH, toMm } from '../units.ts';
import { howItEnded } from './ending.ts';
import type { Speak } from './messages.ts';
import {
  baseNumber,
  cardName,
  cargoesName,
  cargoName,
  headingName,
  listed,
  seatName,
  seatNames,
  thingName,
} from './names.ts';

type Of<K extends Heard['kind']> = Extract<Heard, { kind: K }>;
/** `name` is of whoever the thing is told of. */
type Teller<K extends Heard['kind']> = (
  heard: Of<K>,
  say: Speak,
  names: readonly string[],
  name: string,
) => Told;

const nobody = undefined;

const spotText = ({ x, y }: Point, say: Speak): string =>
  say('tell-spot', { x: Math.round(toMm(x)), y: Math.round(toMm(y)) });

const pricesText = (card: number, say: Speak): string =>
  CARGO.map((type, index) =>
    say('tell-price', { cargo: cargoName(type, say), price: priceOf(card, index) }),
  ).join(', ');

/** How far the flicked disc came, in tenths of a millimetre: along its whole way. */
const wayOf = ({ pieces }: Of<'slid'>, disc: number): number => {
  const points = pieces.flatMap(([, id, x, y]) => (id === disc ? [{ x, y }] : []));
  return points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0);
};

const slideText = (pushed: readonly number[], disc: number, say: Speak): string =>
  pushed.length === 0
    ? say('tell-slid', { disc })
    : say('tell-slid-pushing', { disc, count: pushed.length, discs: listed(pushed.map(String), say) });

const driftText = ({ seat, ship, struck }: Drifted, names: readonly string[], say: Speak): string => {
  const name = seatName(names, seat);
  if (ship.at === 'hangar') return say('tell-wind-hangar', { name, base: baseNumber(ship.base) });
  if (ship.at === 'out') return say('tell-wind-out', { name });
  return say(struck ? 'tell-wind-struck' : 'tell-wind-drifted', { name });
};

const skipText = ({ what, discs }: Of<'skipped'>, say: Speak): string => {
  switch (what) {
    case 'start':
    case 'R':
    case 'L':
      return say(discs.length === 0 ? 'tell-skipped-draw' : 'tell-skipped-place');
    default:
      return say(`tell-skipped-${what}`);
  }
};

const bribeText = (
  { paid, to }: Of<'bribed'>,
  names: readonly string[],
  say: Speak,
  name: string,
): string => {
  if (paid === 0) return say('tell-bribed-free', { name });
  return to === null
    ? say('tell-bribed', { name })
    : say('tell-bribed-to', { name, owner: seatName(names, to) });
};

const fillText = (heard: Of<'filling'>, names: readonly string[], say: Speak, name: string): string => {
  const { values, thrown, paid, to } = heard;
  const filled = { name, values: values.join(', '), thrown: thrown.length };
  return to === null || paid === 0
    ? say('tell-filling', filled)
    : say('tell-filling-to', { ...filled, owner: seatName(names, to) });
};

const spent = (mc: number, say: Speak): { readonly outcome?: string } =>
  mc === 0 ? {} : { outcome: say('tell-mc-less', { mc }) };

/** A kind that is missing here does not compile. */
const TELLERS: { readonly [K in Heard['kind']]: Teller<K> } = {
  setup: (_, say) => ({ seat: nobody, text: say('tell-setup') }),
  dealt: ({ seat, backs }, say, _, name) => ({
    seat,
    text: say('tell-dealt', { name, values: backs.map(({ value }) => value).join(', ') }),
  }),
  docked: ({ seat, base }, say, _, name) => ({
    seat,
    text: say('tell-docked', { name, base: baseNumber(base) }),
  }),
  looked: ({ seat, base, card }, say, _, name) => ({
    seat,
    text:
      card === null
        ? say('tell-looked', { name, base: baseNumber(base) })
        : say('tell-looked-known', { name, base: baseNumber(base), prices: pricesText(card, say) }),
  }),
  drawn: ({ seat, disc, type }, say, _, name) => ({
    seat,
    text:
      type === null
        ? say('tell-drawn', { name, disc })
        : say('tell-drawn-known', { name, disc, cargo: cargoName(type, say) }),
  }),
  placed: ({ seat, disc, x, y }, say, _, name) => ({
    seat,
    text: say('tell-placed', { name, disc }),
    outcome: spotText({ x, y }, say),
  }),
  flicked: ({ seat, disc, angle, power }, say, _, name) => ({
    seat,
    text: say('tell-flicked', { name, disc, heading: headingName(angle, say) }),
    outcome: say('tell-power', { percent: power / TENTH }),
  }),
  slid: (heard, say) => {
    const [disc = 0, ...pushed] = new Set(heard.pieces.map(([, id]) => id));
    return {
      seat: nobody,
      text: slideText(
        pushed.toSorted((one, other) => one - other),
        disc,
        say,
      ),
      outcome: say('tell-mm', { mm: Math.round(toMm(wayOf(heard, disc))) }),
    };
  },
  hit: ({ seat, disc, type }, say, _, name) => {
    if (type === 'asteroid') return { seat, text: say('tell-hit-asteroid', { name, disc }) };
    return {
      seat,
      text:
        type === null
          ? say('tell-hit', { name, disc })
          : say('tell-hit-known', { name, disc, cargo: cargoName(type, say) }),
    };
  },
  turned: ({ disc, type }, say) => ({
    seat: nobody,
    text: say('tell-turned', { disc, cargo: cargoName(type, say) }),
  }),
  left: ({ disc }, say) => ({ seat: nobody, text: say('tell-left', { disc }) }),
  landed: ({ disc, on }, say) => ({
    seat: nobody,
    text: say('tell-landed', { disc, thing: thingName(on, say) }),
  }),
  revealed: ({ seat, disc }, say) => ({ seat, text: say('tell-revealed', { disc }) }),
  police: ({ seat }, say, _, name) => ({ seat, text: say('tell-police', { name }) }),
  captured: ({ seat, disc, type }, say, _, name) => ({
    seat,
    text:
      type === null
        ? say('tell-captured', { name, disc })
        : say('tell-captured-known', { name, disc, cargo: cargoName(type, say) }),
    outcome: say('tell-cargo-more'),
  }),
  lifted: ({ seat, disc }, say, _, name) => ({ seat, text: say('tell-lifted', { name, disc }) }),
  aside: ({ seat, disc, x, y }, say, _, name) => ({
    seat,
    text: say('tell-aside', { name, disc }),
    outcome: spotText({ x, y }, say),
  }),
  damaged: ({ seat, why }, say, _, name) => ({ seat, text: say('tell-damaged', { name, why }) }),
  spared: ({ seat }, say, _, name) => ({ seat, text: say('tell-spared', { name }) }),
  gave: ({ seat, type }, say, _, name) => ({
    seat,
    text:
      type === null
        ? say('tell-gave', { name })
        : say('tell-gave-known', { name, cargo: cargoName(type, say) }),
    outcome: say('tell-cargo-less'),
  }),
  lost: ({ seat, card }, say, _, name) => ({
    seat,
    text: say('tell-lost', { name, card: cardName(card, say) }),
    outcome: say('tell-card-less'),
  }),
  played: ({ seat, card }, say, _, name) => ({
    seat,
    text: say('tell-played', { name, card: cardName(card, say) }),
  }),
  hazard: ({ seat, hazard }, say, _, name) => ({ seat, text: say(`tell-hazard-${hazard}`, { name }) }),
  skipped: (heard, say) => ({ seat: nobody, text: skipText(heard, say) }),
  storm: ({ at }, say) =>
    at === null
      ? { seat: nobody, text: say('tell-storm-gone') }
      : { seat: nobody, text: say('tell-storm'), outcome: spotText(at, say) },
  wind: ({ seat, angle, drifted }, say, names, name) => ({
    seat,
    text: say('tell-wind', {
      name,
      heading: headingName(angle, say),
      ships: drifted.map((each) => driftText(each, names, say)).join('; ') || 'none',
    }),
  }),
  laid: ({ seat, h, drift }, say, _, name) => ({
    seat,
    text: say(drift ? 'tell-drifts' : 'tell-flies', { name, heading: headingName(h, say) }),
  }),
  entered: ({ seat, base }, say, _, name) => ({
    seat,
    text: say('tell-entered', { name, base: baseNumber(base) }),
  }),
  putBack: ({ what, id, x, y, h }, say, names) =>
    what === 'disc'
      ? { seat: nobody, text: say('tell-put-back', { disc: id }), outcome: spotText({ x, y }, say) }
      : {
          seat: id,
          text: say('tell-ship-put-back', { name: seatName(names, id), heading: headingName(h ?? 0, say) }),
        },
  bribed: (heard, say, names, name) => ({
    seat: heard.seat,
    text: bribeText(heard, names, say, name),
    ...spent(heard.paid, say),
  }),
  bought: ({ seat, base }, say, _, name) => ({
    seat,
    text: say('tell-bought', { name, base: baseNumber(base) }),
    ...spent(BASE_PRICE, say),
  }),
  sold: ({ seat, base, types, mc }, say, _, name) => ({
    seat,
    text: say('tell-sold', { name, base: baseNumber(base), cargo: cargoesName(types, say) }),
    outcome: say('tell-mc-more', { mc }),
  }),
  filling: (heard, say, names, name) => ({
    seat: heard.seat,
    text: fillText(heard, names, say, name),
    ...spent(heard.paid, say),
  }),
  reshuffled: ({ value }, say) => ({ seat: nobody, text: say('tell-reshuffled', { value }) }),
  turn: ({ boss, round }, say, names) => ({
    seat: boss,
    text: say('tell-turn', { round, name: seatName(names, boss) }),
  }),
  over: ({ by, places }, say, names) => {
    const first = [...places.keys()].filter((seat) => places[seat] === 1);
    return {
      seat: nobody,
      text: say('tell-over', {
        how: howItEnded(by, say),
        seats: first.length,
        names: seatNames(names, first, say),
      }),
    };
  },
};

/** The compiler cannot see that a heard thing and its teller have the same kind; as a function of the kind it can. */
const tellKind = <K extends Heard['kind']>(
  heard: Of<K> & { readonly kind: K },
  names: readonly string[],
  say: Speak,
): Told => TELLERS[heard.kind](heard, say, names, 'seat' in heard ? seatName(names, heard.seat) : '');

export const tell = (heard: Heard, names: readonly string[], say: Speak): Told => tellKind(heard, names, say);

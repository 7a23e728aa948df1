/** Everything that can be heard, as a short sentence. What its hearer may not know is null and left unsaid. */
import type { Seat } from '@tortuga/engine';
import { CARGO, MARKET } from '../components.ts';
import type { Drifted, Heard } from '../types.ts';
import { DAMAGE_TEXTS, HAZARD_TEXTS, headingText, nameOf, spotText, THINGS } from './wording.ts';

type Named = (seat: Seat) => string;
type Told<K extends Heard['kind']> = (heard: Extract<Heard, { kind: K }>, named: Named) => string | undefined;

const pricesText = (card: number): string =>
  CARGO.map((name, type) => `${name} ${MARKET[card]?.[type] ?? 0}`).join(', ');

const paidText = (paid: number, to: Seat | null, named: Named): string => {
  if (paid === 0) return 'nothing';
  return `${paid} MC to ${to === null ? 'the Bank' : named(to)}`;
};

const driftText = ({ seat, ship, struck }: Drifted, named: Named): string => {
  if (ship.at === 'hangar') return `${named(seat)} into Hangar ${ship.base}`;
  if (ship.at !== 'space') return `${named(seat)} out of the Universe`;
  return `${named(seat)} to ${spotText(ship)}${struck ? ', against something' : ''}`;
};

type Skipped = Extract<Heard, { kind: 'skipped' }>['what'];

const SKIPPED: Readonly<Record<Skipped, string>> = {
  start: 'There is no room for more Freighters.',
  R: 'There is no new Freighter, or no room for one.',
  L: 'There is no new Freighter, or no room for one.',
  F: 'There is no Freighter to flick.',
  A: 'There is no revealed Asteroid to flick.',
  S: 'There is no room for the Cosmic Storm.',
  W: 'The Solar Wind has nothing to move.',
};

const ENDS: Readonly<Record<string, string>> = {
  goal: 'The goal is reached.',
  rounds: 'The last round is over.',
};

const placesText = (places: readonly number[], named: Named): string =>
  places.flatMap((place, seat) => (place === 1 ? [named(seat)] : [])).join(' and ');

/** A kind that is missing here does not compile. */
const TOLD: { readonly [K in Heard['kind']]: Told<K> } = {
  setup: () => 'A Market card lies face down on every base.',
  dealt: ({ seat, cards, backs }, named) =>
    `${named(seat)} gets Energy: ${(cards ?? backs.map(({ value }) => value)).join(' ')}.`,
  docked: ({ seat, base }, named) => `${named(seat)} starts from base ${base}.`,
  looked: ({ seat, base, card }, named) =>
    `${named(seat)} sees the prices of base ${base}${card === null ? '' : `: ${pricesText(card)}`}.`,
  drawn: ({ seat, disc, type }, named) =>
    `${named(seat)} draws disc ${disc}${type === null ? '' : `: ${type}`}.`,
  placed: ({ seat, disc, x, y }, named) => `${named(seat)} places disc ${disc} at ${x},${y}.`,
  flicked: ({ seat, disc, angle, power }, named) =>
    `${named(seat)} flicks disc ${disc} towards ${headingText(angle)} with power ${power}.`,
  slid: ({ rests }) =>
    rests.length === 0
      ? undefined
      : `  Come to rest: ${rests.map(([disc, x, y]) => `${disc} at ${x},${y}`).join('; ')}.`,
  hit: ({ seat, disc, type }, named) =>
    type === 'asteroid'
      ? `  Disc ${disc}, an Asteroid, hits the ship of ${named(seat)}.`
      : `  Disc ${disc} hits the ship of ${named(seat)}, who looks at it${type === null ? '' : `: ${type}`}.`,
  turned: ({ disc, type }) => `  On its way disc ${disc} turned over: ${type}.`,
  left: ({ disc }) => `  Disc ${disc} leaves the Universe.`,
  landed: ({ disc, on }) => `  Disc ${disc} lands on ${THINGS[on]}.`,
  revealed: ({ disc }) => `  Disc ${disc} is an Asteroid, and lies open from now on.`,
  police: ({ seat }, named) => `  The Galactic Police! They chase ${named(seat)}.`,
  captured: ({ seat, disc, type }, named) =>
    `  ${named(seat)} captures disc ${disc}${type === null ? '' : `: ${type}`}.`,
  lifted: ({ seat, disc }, named) => `  ${named(seat)} lifts disc ${disc}.`,
  aside: ({ seat, disc, x, y }, named) => `  ${named(seat)} sets disc ${disc} aside at ${x},${y}.`,
  damaged: ({ seat, why }, named) => `  ${named(seat)} suffers 1 Damage: ${DAMAGE_TEXTS[why]}.`,
  spared: ({ seat }, named) => `  ${named(seat)} has nothing to lose.`,
  gave: ({ seat, type }, named) => `  ${named(seat)} gives back ${type ?? 'one Cargo'}.`,
  lost: ({ seat, card }, named) => `  ${named(seat)} loses the Energy card ${card}.`,
  played: ({ seat, card }, named) => `${named(seat)} plays ${card}.`,
  hazard: ({ seat, hazard }, named) => `Hazard ${hazard} of ${named(seat)}: ${HAZARD_TEXTS[hazard]}.`,
  skipped: ({ what, discs }) =>
    `  ${SKIPPED[what]}${discs.length === 0 ? '' : ` Back into the bag: ${discs.join(', ')}.`}`,
  storm: ({ at }) =>
    at === null ? '  The Cosmic Storm leaves the Universe.' : `  The Cosmic Storm stands at ${spotText(at)}.`,
  wind: ({ angle, drifted }, named) => {
    const ships = drifted.map((each) => driftText(each, named)).join('; ');
    return `The Solar Wind blows towards ${headingText(angle)}${ships === '' ? '.' : `: ${ships}.`}`;
  },
  laid: ({ seat, x, y, h, drift }, named) =>
    `${named(seat)} ${drift ? 'drifts' : 'flies'} from ${x},${y} towards ${headingText(h)}.`,
  entered: ({ seat, base }, named) => `  ${named(seat)} enters the Hangar of base ${base}.`,
  putBack: ({ what, id, x, y, h }, named) =>
    what === 'disc'
      ? `  Disc ${id} is put back at ${x},${y}.`
      : `  The ship of ${named(id)} is put back at ${x},${y}, heading ${headingText(h ?? 0)}.`,
  bribed: ({ seat, paid, to }, named) =>
    `${named(seat)} pays ${paidText(paid, to, named)}, and the Galactic Police leave.`,
  bought: ({ seat, base }, named) => `${named(seat)} buys base ${base}!`,
  sold: ({ seat, base, types, mc }, named) =>
    `${named(seat)} sells ${types.join(', ')} for ${mc} MC; the prices of base ${base} are open.`,
  filling: ({ seat, values, paid, to, thrown }, named) => {
    const old = thrown.length === 0 ? '' : ` and throws away ${thrown.map(({ card }) => card).join(' ')}`;
    return `${named(seat)} pays ${paidText(paid, to, named)} for Energy ${values.join(' ')}${old}.`;
  },
  reshuffled: ({ value }) => `  The pump of ${value} is filled again from its discards.`,
  turn: ({ boss, round }, named) => `\nRound ${round}: ${named(boss)} is the Boss.`,
  over: ({ by, places }, named) => `\n${ENDS[by] ?? 'The game is over.'} ${placesText(places, named)} wins!`,
};

const toldOf = <K extends Heard['kind']>(
  heard: Extract<Heard, { kind: K }>,
  named: Named,
): string | undefined => TOLD[heard.kind](heard, named);

export const tell = (heard: Heard, names: readonly string[]): string | undefined =>
  toldOf(heard, (seat) => nameOf(names, seat));

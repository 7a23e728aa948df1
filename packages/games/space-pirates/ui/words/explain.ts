/** Why not, and what to do instead: a sentence or two for every refusal, and the rule that it follows. */
import type { Explained } from '@tortuga/table';
import { MOST_POINTS_AT_HOME } from '../../components.ts';
import { RADIUS } from '../../space/things.ts';
import type { Move, Refusal } from '../../types.ts';
import { TENTH, toMm } from '../units.ts';
import type { Key, Speak } from './messages.ts';
import { baseNumber, hazardsName, listed, seatNames, thingName } from './names.ts';

type Of<C extends Refusal['code']> = Extract<Refusal, { code: C }>;
type Reason<C extends Refusal['code']> = (refusal: Of<C>, say: Speak, names: readonly string[]) => Explained;

const CHANCE = { key: 'why-chance', rule: undefined } as const;

/** What is due instead, and the rule that says so. */
const DUE: Readonly<Record<Move['kind'], { readonly key: Key; readonly rule: string | undefined }>> = {
  setup: CHANCE,
  draw: CHANCE,
  luck: CHANCE,
  lose: CHANCE,
  hangar: { key: 'why-due-hangar', rule: 'SP-6' },
  place: { key: 'why-due-place', rule: 'SP-10' },
  flick: { key: 'why-due-flick', rule: 'SP-25' },
  energy: { key: 'why-due-energy', rule: 'SP-15' },
  hazard: { key: 'why-due-hazard', rule: 'SP-19' },
  storm: { key: 'why-due-storm', rule: 'SP-80' },
  wind: { key: 'why-due-wind', rule: 'SP-84' },
  template: { key: 'why-due-template', rule: 'SP-16' },
  drift: { key: 'why-due-template', rule: 'SP-53' },
  end: { key: 'why-due-template', rule: 'SP-16' },
  damage: { key: 'why-due-damage', rule: 'SP-111' },
  aside: { key: 'why-due-aside', rule: 'SP-107' },
  heading: { key: 'why-due-heading', rule: 'SP-91' },
  bribe: { key: 'why-due-bribe', rule: 'SP-62' },
  buy: { key: 'why-due-buy', rule: 'SP-62' },
  look: { key: 'why-due-look', rule: 'SP-62' },
  sell: { key: 'why-due-sell', rule: 'SP-62' },
  fill: { key: 'why-due-fill', rule: 'SP-62' },
  skip: { key: 'why-due-fill', rule: 'SP-62' },
};

const degrees = (angle: number): number => Math.abs(angle) / TENTH;

/** To the edge of a disc, from how far its middle is. */
const edgeMm = (distance: number): number => Math.round(toMm(distance - RADIUS));

const discsText = (
  discs: readonly number[],
  say: Speak,
): { readonly count: number; readonly discs: string } => ({
  count: discs.length,
  discs: listed(discs.map(String), say),
});

/** A code that is missing here does not compile. */
const REASONS: { readonly [C in Refusal['code']]: Reason<C> } = {
  'game-over': (_, say) => ({ text: say('why-game-over'), rule: 'SP-95' }),
  'not-your-turn': ({ actors }, say, names) => {
    const seats = actors.filter((actor) => actor !== 'chance');
    return seats.length === 0
      ? { text: say('why-chance'), rule: undefined }
      : { text: say('why-not-your-turn', { names: seatNames(names, seats, say) }), rule: 'SP-103' };
  },
  'wrong-phase': ({ expected }, say) => {
    const { key, rule } = DUE[expected[0] ?? 'luck'];
    return { text: say(key), rule };
  },
  'not-in-box': (_, say) => ({ text: say('why-not-in-box'), rule: 'SP-3' }),
  'not-in-pump': (_, say) => ({ text: say('why-not-in-pump'), rule: 'SP-14' }),
  'not-in-bag': (_, say) => ({ text: say('why-not-in-bag'), rule: 'SP-9' }),
  'not-in-hand': (_, say) => ({ text: say('why-not-in-hand'), rule: 'SP-78' }),
  'bad-luck': (_, say) => ({ text: say('why-bad-luck'), rule: undefined }),
  'no-such-base': (_, say) => ({ text: say('why-no-such-base'), rule: 'SP-2' }),
  'hangar-full': ({ base }, say) => ({
    text: say('why-hangar-full', { base: baseNumber(base) }),
    rule: 'SP-5',
  }),
  'no-such-disc': ({ disc }, say) => ({ text: say('why-no-such-disc', { disc }), rule: 'SP-10' }),
  outside: (_, say) => ({ text: say('why-outside'), rule: 'SP-12' }),
  'too-near': ({ what }, say) => ({
    text: say('why-too-near', { thing: thingName(what, say) }),
    rule: 'SP-12',
  }),
  overlap: ({ with: what }, say) => ({
    text: say('why-overlap', { thing: thingName(what, say) }),
    rule: 'SP-12',
  }),
  'not-a-freighter': ({ disc }, say) => ({ text: say('why-not-a-freighter', { disc }), rule: 'SP-20' }),
  'not-an-asteroid': ({ disc }, say) => ({ text: say('why-not-an-asteroid', { disc }), rule: 'SP-20' }),
  'not-yours-to-flick': ({ discs }, say) => ({
    text: say('why-not-yours-to-flick', discsText(discs, say)),
    rule: 'SP-10',
  }),
  'bad-angle': (_, say) => ({ text: say('why-bad-angle'), rule: undefined }),
  'bad-power': (_, say) => ({ text: say('why-bad-power'), rule: 'SP-25' }),
  'no-such-card': (_, say) => ({ text: say('why-no-such-card'), rule: 'SP-15' }),
  'no-such-hazard': ({ left }, say) => ({
    text: say('why-no-such-hazard', { count: left.length, hazards: hazardsName(left, say) }),
    rule: 'SP-19',
  }),
  'too-sharp': ({ by }, say) => ({ text: say('why-too-sharp', { degrees: degrees(by) }), rule: 'SP-40' }),
  'too-wide': ({ by }, say) => ({ text: say('why-too-wide', { degrees: degrees(by) }), rule: 'SP-104' }),
  'bad-offset': (_, say) => ({ text: say('why-bad-offset'), rule: 'SP-104' }),
  'bad-point': ({ points }, say) => ({
    text: say(points.length === 0 ? 'why-bad-point-none' : 'why-bad-point'),
    rule: 'SP-54',
  }),
  'no-energy-left': (_, say) => ({ text: say('why-no-energy-left'), rule: 'SP-53' }),
  blocked: ({ by }, say) => {
    if (by === 'border') return { text: say('why-blocked-border'), rule: 'SP-43' };
    if (by === 'hangar-full') return { text: say('why-blocked-hangar-full'), rule: 'SP-58' };
    return { text: say('why-blocked', { thing: thingName(by, say) }), rule: 'SP-43' };
  },
  'may-not-drift': (_, say) => ({ text: say('why-may-not-drift'), rule: 'SP-53' }),
  'must-drift': (_, say) => ({ text: say('why-must-drift'), rule: 'SP-53' }),
  'must-leave': (_, say) => ({ text: say('why-must-leave'), rule: 'SP-16' }),
  'no-such-cargo': (_, say) => ({ text: say('why-no-such-cargo'), rule: 'SP-47' }),
  'no-energy-to-lose': (_, say) => ({ text: say('why-no-energy-to-lose'), rule: 'SP-75' }),
  'not-one-width': ({ distance }, say) => ({
    text:
      distance < RADIUS
        ? say('why-not-one-width-inside')
        : say('why-not-one-width', { mm: edgeMm(distance) }),
    rule: 'SP-107',
  }),
  'bad-value': (_, say) => ({ text: say('why-bad-value'), rule: 'SP-71' }),
  'over-limit': ({ points, max }, say) =>
    max === MOST_POINTS_AT_HOME
      ? { text: say('why-over-limit-home', { points, max }), rule: 'SP-73' }
      : { text: say('why-over-limit', { points, max }), rule: 'SP-110' },
  'cannot-afford': ({ cost }, say) => ({ text: say('why-cannot-afford', { cost }), rule: 'SP-110' }),
  'pump-short': ({ value }, say) => ({ text: say('why-pump-short', { value }), rule: 'SP-24' }),
};

/** The compiler cannot see that a refusal and its reason have the same code; as a function of the code it can. */
const explainCode = <C extends Refusal['code']>(
  refusal: Of<C> & { readonly code: C },
  names: readonly string[],
  say: Speak,
): Explained => REASONS[refusal.code](refusal, say, names);

export const explain = (refusal: Refusal, names: readonly string[], say: Speak): Explained =>
  explainCode(refusal, names, say);

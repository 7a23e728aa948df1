/** What was heard, as a line of the log. */
import type { Told } from '@tortuga/table';
import type { Heard } from '../../types.ts';
import type { Speak } from './messages.ts';
import { at, cardName, from, onto, planetName, seatName, treasureNames } from './names.ts';

type Of<K extends Heard['kind']> = Extract<Heard, { kind: K }>;
type Teller<K extends Heard['kind']> = (heard: Of<K>, names: readonly string[], say: Speak) => Told;

const nobody = undefined;

const TELLERS: { readonly [K in Heard['kind']]: Teller<K> } = {
  setup: ({ homes }, _, say) => ({
    seat: nobody,
    text: say('told-setup', { merchant: from(homes.merchant, say), pirate: from(homes.pirate, say) }),
  }),
  laid: ({ seat, planet, card }, names, say) => {
    const values = { name: seatName(names, seat), onto: onto(planet, say) };
    const text =
      card === null
        ? say('told-laid', values)
        : say('told-laid-own', { ...values, card: cardName(card, say) });
    return { seat, text };
  },
  turned: ({ seat, planet, card }, names, say) => ({
    seat,
    text: say('told-turned', {
      name: seatName(names, seat),
      card: cardName(card, say),
      at: at(planet, say),
    }),
  }),
  teleported: ({ seat, planet, card }, names, say) => {
    const values = { name: seatName(names, seat), at: at(planet, say) };
    const text =
      card === null
        ? say('told-teleported', values)
        : say('told-teleported-own', { ...values, card: cardName(card, say) });
    return { seat, text };
  },
  sailed: ({ ship, to }, _, say) => ({
    seat: nobody,
    text: say('told-sailed', { ship, planet: planetName(to, say) }),
  }),
  revealed: ({ by, cards }, names, say) => {
    const shown = cards.map(({ seat, card, planet }) =>
      say('told-revealed-card', {
        name: seatName(names, seat),
        card: cardName(card, say),
        planet: planetName(planet, say),
      }),
    );
    return {
      seat: nobody,
      text: say('told-revealed', { by, count: cards.length, cards: shown.join(', ') }),
    };
  },
  plundered: ({ planet, values }, _, say) => ({
    seat: nobody,
    text: say('told-plundered', { values: treasureNames(values, say), from: from(planet, say) }),
  }),
  unclaimed: ({ planet, values }, _, say) => ({
    seat: nobody,
    text: say('told-unclaimed', { values: treasureNames(values, say), at: at(planet, say) }),
  }),
  taken: ({ seat, planet, values }, names, say) => ({
    seat,
    text: say('told-taken', {
      name: seatName(names, seat),
      values: treasureNames(values, say),
      from: from(planet, say),
    }),
    outcome: `+${values.reduce((sum, value) => sum + value, 0)}`,
  }),
  ended: ({ scores }, names, say) => ({
    seat: nobody,
    text: say('told-ended', {
      points: scores
        .map((points, seat) => say('told-points', { name: seatName(names, seat), points }))
        .join(', '),
    }),
  }),
};

/** The compiler cannot see that a heard thing and its teller have the same kind; as a function of the kind it can. */
const tellKind = <K extends Heard['kind']>(
  heard: Of<K> & { readonly kind: K },
  names: readonly string[],
  say: Speak,
): Told => TELLERS[heard.kind](heard, names, say);

export const tell = (heard: Heard, names: readonly string[], say: Speak): Told => tellKind(heard, names, say);

/** Why not: a sentence for every refusal, and the rule that it follows. */
import type { Explained } from '@tortuga/table';
import type { Refusal } from '../../types.ts';
import type { Speak } from './messages.ts';
import { at, cardName, seatName, treasureName, treasureNames } from './names.ts';

type Of<C extends Refusal['code']> = Extract<Refusal, { code: C }>;
type Reason<C extends Refusal['code']> = (refusal: Of<C>, names: readonly string[], say: Speak) => Explained;

const REASONS: { readonly [C in Refusal['code']]: Reason<C> } = {
  'game-over': (_, __, say) => ({ text: say('why-game-over'), rule: 'KP-20' }),
  'not-your-turn': ({ actors }, names, say) => {
    const seats = actors.flatMap((actor) => (actor === 'chance' ? [] : [seatName(names, actor)]));
    const text =
      seats.length === 0 ? say('why-chance') : say('why-not-your-turn', { names: seats.join(', ') });
    return { text, rule: 'KP-7' };
  },
  'wrong-kind': ({ due }, _, say) => ({
    text: say('why-wrong-kind', { due }),
    rule: due === 'take' ? 'KP-27' : 'KP-8',
  }),
  'same-home': (_, __, say) => ({ text: say('why-same-home'), rule: 'KP-4' }),
  'wrong-treasures': ({ planet }, _, say) => ({
    text:
      planet === null ? say('why-wrong-treasures') : say('why-wrong-treasures-at', { at: at(planet, say) }),
    rule: 'KP-5',
  }),
  'card-not-in-hand': ({ card, hand }, _, say) => ({
    text: say('why-card-not-in-hand', {
      card: cardName(card, say),
      hand: hand.map((each) => cardName(each, say)).join(', '),
    }),
    rule: 'KP-2',
  }),
  'no-such-treasure': ({ value, left }, _, say) => ({
    text: say('why-no-such-treasure', { value: treasureName(value, say), left: treasureNames(left, say) }),
    rule: 'KP-27',
  }),
};

/** The compiler cannot see that a refusal and its reason have the same code; as a function of the code it can. */
const explainCode = <C extends Refusal['code']>(
  refusal: Of<C> & { readonly code: C },
  names: readonly string[],
  say: Speak,
): Explained => REASONS[refusal.code](refusal, names, say);

export const explain = (refusal: Refusal, names: readonly string[], say: Speak): Explained =>
  explainCode(refusal, names, say);

/** Why a card face down cannot be looked at: it is somebody else's, or there is none of one's own. */
export const explainLook = (owner: string | undefined, say: Speak): Explained => ({
  text: owner === undefined ? say('why-look-none') : say('why-look', { name: owner }),
  rule: 'KP-16',
});

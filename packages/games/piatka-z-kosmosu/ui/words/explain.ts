/** Why not, and what to do instead: a sentence or two for every refusal, and the rule that it follows. */
import type { Explained } from '@tortuga/table';
import type { Refusal } from '../../types.ts';
import type { Speak } from './messages.ts';
import { alienName, backgroundName, cardName, cardsName, lineOf, seatNames } from './names.ts';

type Of<C extends Refusal['code']> = Extract<Refusal, { code: C }>;
type Reason<C extends Refusal['code']> = (refusal: Of<C>, say: Speak, names: readonly string[]) => Explained;

/** What is due instead, and the rule that says so. */
const DUE_RULES: Readonly<Record<Of<'wrong-kind'>['due'], string>> = {
  deal: 'PZ-1',
  under: 'PZ-22',
  turn: 'PZ-13',
  bonus: 'PZ-19',
};

const REASONS: { readonly [C in Refusal['code']]: Reason<C> } = {
  'game-over': (_, say) => ({ text: say('why-game-over'), rule: 'PZ-25' }),
  'not-your-turn': ({ actors }, say, names) => {
    const seats = actors.filter((actor) => actor !== 'chance');
    const text =
      seats.length === 0
        ? say('why-chance')
        : say('why-not-your-turn', { names: seatNames(names, seats, say) });
    return { text, rule: 'PZ-2' };
  },
  'wrong-kind': ({ due }, say) => ({ text: say('why-wrong-kind', { due }), rule: DUE_RULES[due] }),
  'wrong-deal': (_, say) => ({ text: say('why-wrong-deal'), rule: 'PZ-1' }),
  'wrong-under': (_, say) => ({ text: say('why-wrong-under'), rule: 'PZ-22' }),
  'card-not-in-hand': ({ card }, say) => ({
    text: say('why-card-not-in-hand', { card: cardName(card, say) }),
    rule: 'PZ-3',
  }),
  'cell-taken': (_, say) => ({ text: say('why-cell-taken'), rule: 'PZ-3' }),
  'not-in-line': (_, say) => ({ text: say('why-not-in-line'), rule: 'PZ-3' }),
  'not-connected': ({ cells }, say) =>
    cells.length === 1
      ? { text: say('why-alone'), rule: 'PZ-6' }
      : { text: say('why-not-connected'), rule: 'PZ-3' },
  'two-groups': (_, say) => ({ text: say('why-two-groups'), rule: 'PZ-4' }),
  'no-old-card': ({ cells }, say) => ({
    text: say('why-no-old-card', { line: lineOf(cells) }),
    rule: 'PZ-5',
  }),
  'group-of-six': ({ cells }, say) => ({
    text: say('why-group-of-six', { line: lineOf(cells), count: cells.length }),
    rule: 'PZ-9',
  }),
  'same-card': (_, say) => ({ text: say('why-same-card'), rule: 'PZ-8' }),
  'double-alien': ({ cells, alien }, say) => ({
    text: say('why-double-alien', { line: lineOf(cells), alien: alienName(alien, say) }),
    rule: 'PZ-7',
  }),
  'double-background': ({ cells, background }, say) => ({
    text: say('why-double-background', {
      line: lineOf(cells),
      background: backgroundName(background, say),
    }),
    rule: 'PZ-7',
  }),
  'mixed-group': ({ cells }, say) => ({
    text: cells.length === 2 ? say('why-mixed-pair') : say('why-mixed-group', { line: lineOf(cells) }),
    rule: 'PZ-8',
  }),
  'too-many-discards': ({ right }, say) => ({
    text: say('why-too-many-discards', { count: right }),
    rule: 'PZ-13',
  }),
  'pile-too-short': ({ left }, say) => ({ text: say('why-pile-too-short', { count: left }), rule: 'PZ-17' }),
  'card-not-spent': ({ card }, say) => ({
    text: say('why-card-not-spent', { card: cardName(card, say) }),
    rule: 'PZ-36',
  }),
  'no-swap-in-solo': (_, say) => ({ text: say('why-no-swap-in-solo'), rule: 'PZ-37' }),
  'no-drop-with-others': (_, say) => ({ text: say('why-no-drop-with-others'), rule: 'PZ-34' }),
  'three-cards-at-least': (_, say) => ({ text: say('why-three-cards-at-least'), rule: 'PZ-33' }),
  'drop-three': (_, say) => ({ text: say('why-drop-three'), rule: 'PZ-35' }),
  'play-exists': ({ cards }, say) => ({
    text: say('why-play-exists', {
      cards: cardsName(
        cards.map(({ card }) => card),
        say,
      ),
    }),
    rule: 'PZ-34',
  }),
};

/** The compiler cannot see that a refusal and its reason have the same code; as a function of the code it can. */
const explainCode = <C extends Refusal['code']>(
  refusal: Of<C> & { readonly code: C },
  names: readonly string[],
  say: Speak,
): Explained => REASONS[refusal.code](refusal, say, names);

export const explain = (refusal: Refusal, names: readonly string[], say: Speak): Explained =>
  explainCode(refusal, names, say);

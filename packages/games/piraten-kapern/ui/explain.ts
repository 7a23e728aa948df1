/** Why something is refused, in words, with the rule that says so. */
import type { Explained, Values } from '@tortuga/table';
import type { Refusal } from '../types.ts';
import type { SayHere } from './words.ts';

interface Reason<R> {
  readonly rule: string | undefined;
  readonly values?: (refusal: R, say: SayHere) => Values;
}

const REASONS: { readonly [C in Refusal['code']]: Reason<Extract<Refusal, { code: C }>> } = {
  'game-over': { rule: 'PK-18' },
  'not-your-turn': { rule: undefined },
  'wrong-kind': { rule: 'PK-29' },
  'wrong-dice-count': { rule: 'PK-29', values: ({ rolling }) => ({ rolling }) },
  'card-gone': { rule: 'PK-1', values: ({ card }, say) => ({ card: say(`card-${card}`) }) },
  'too-few-dice': { rule: 'PK-24' },
  'skull-locked': { rule: 'PK-10' },
  'one-skull-only': { rule: 'PK-10' },
  'three-skulls': { rule: 'PK-26' },
  'die-on-chest': { rule: 'PK-16', values: ({ dice }) => ({ count: dice.length }) },
  'no-chest': { rule: 'PK-16' },
  'no-chest-on-island': { rule: 'PK-16' },
  'skull-on-chest': { rule: 'PK-16' },
  'chest-placed': { rule: 'PK-27' },
  'chest-unchanged': { rule: 'PK-27' },
};

const explainAs = <C extends Refusal['code']>(
  refusal: Extract<Refusal, { code: C }>,
  say: SayHere,
): Explained => {
  const { rule, values }: Reason<Extract<Refusal, { code: C }>> = REASONS[refusal.code];
  return { text: say(`why-${refusal.code}`, values?.(refusal, say)), rule };
};

export const explain = (refusal: Refusal, _names: readonly string[], say: SayHere): Explained =>
  explainAs(refusal, say);

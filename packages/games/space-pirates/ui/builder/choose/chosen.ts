/** The value of the option `layout`, as it is chosen, or as others have chosen it: whatever is no Universe is none. */
import type { Layout } from '../../../universe/presets.ts';
import { presetOf } from '../../../universe/presets.ts';
import { parseLayout } from '../../../universe/layout.ts';
import type { Speak } from '../words.ts';

export type Chosen =
  | { readonly kind: 'preset' }
  | { readonly kind: 'random'; readonly seed: number }
  /** For so many players. */
  | { readonly kind: 'drawn'; readonly layout: Layout; readonly seats: number }
  | { readonly kind: 'unreadable' };

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const drawnIn = (value: unknown): Chosen => {
  const bases = fieldOf(value, 'bases');
  const seats = Array.isArray(bases) ? bases.length - 1 : 0;
  const parsed = parseLayout(value, seats);
  return 'value' in parsed && parsed.value !== 'preset'
    ? { kind: 'drawn', layout: parsed.value, seats }
    : { kind: 'unreadable' };
};

export const chosenIn = (value: unknown): Chosen => {
  if (value === 'preset') return { kind: 'preset' };
  const seed = fieldOf(value, 'random');
  return typeof seed === 'number' ? { kind: 'random', seed } : drawnIn(value);
};

/** Undefined while a random one grows. */
export const layoutFor = (chosen: Chosen, seats: number): Layout | undefined => {
  if (chosen.kind === 'preset') return presetOf(seats);
  return chosen.kind === 'drawn' ? chosen.layout : undefined;
};

export const nameOf = (chosen: Chosen, say: Speak): string => {
  switch (chosen.kind) {
    case 'preset':
      return say('named-usual');
    case 'random':
      return say('named-random', { seed: chosen.seed });
    case 'drawn':
      return chosen.layout.name ?? say('named-none');
    case 'unreadable':
      return '';
  }
};

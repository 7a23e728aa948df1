/** A flick in the making, in words: the line under the board, and the names of the discs. */
import type { DiscView, View } from '../../types.ts';
import type { Props } from '../shown.ts';
import { toMm } from '../units.ts';
import type { Speak } from '../words/messages.ts';
import type { Aiming } from './draft.ts';
import type { First } from './preview.ts';

/** What is known of a flick before it is made: nothing where no hints are wanted. */
export interface Forecast {
  readonly first: First | undefined;
  /** Where it comes to rest, if that is sure. */
  readonly rest: { readonly x: number; readonly y: number } | undefined;
  /** Of a hundred, how often it leaves the Universe; undefined until that is reckoned. */
  readonly leaves: number | undefined;
}

const whole = (tenths: number): number => Math.round(toMm(tenths));

const placeOf = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: whole(x), y: whole(y) });

export const describeDisc = (disc: DiscView, say: Speak): string =>
  say('flick-disc', { kind: disc.up ? 'asteroid' : 'freighter', ...placeOf(disc) });

/** 1 to 1000, as whole percents; the least is not nothing. */
export const percentOf = (power: number): number => Math.max(1, Math.round(power / 10));
export const degreesOf = (angle: number): number => Math.round(toMm(angle)) % 360;

const firstWords = ({ met, far }: First, { sitters, viewer }: Props, say: Speak): string => {
  const mm = whole(far);
  switch (met.kind) {
    case 'ship':
      return say('flick-meets-ship', {
        whose: met.seat === viewer ? 'own' : 'other',
        name: sitters[met.seat]?.name ?? '',
        mm,
      });
    case 'disc':
      return say('flick-meets-disc', { mm });
    case 'thing':
      return say('flick-meets-thing', { thing: met.thing, mm });
    case 'left':
      return say('flick-leaves', { mm });
  }
};

const forecastWords = ({ first, rest, leaves }: Forecast, table: Props, say: Speak): readonly string[] => [
  first === undefined ? say('flick-meets-nothing') : firstWords(first, table, say),
  ...(rest === undefined ? [] : [say('flick-rests', placeOf(rest))]),
  ...(leaves === undefined ? [] : [say('flick-odds', { leaves })]),
];

const discOf = (view: View, id: number | undefined): DiscView | undefined =>
  view.discs.find((disc) => disc.id === id);

/** Disc, aim, power; with hints what it first touches, and how likely it leaves. */
export const describeAim = (
  table: Props,
  aiming: Aiming,
  forecast: Forecast | undefined,
  say: Speak,
): string => {
  const disc = discOf(table.view, aiming.disc);
  if (disc === undefined) return say('flick-choose');
  const aim = say('flick-aimed', { angle: toMm(aiming.angle), power: percentOf(aiming.power) });
  const told = forecast === undefined ? [] : forecastWords(forecast, table, say);
  return [`${describeDisc(disc, say)}.`, aim, ...told].join(' ');
};

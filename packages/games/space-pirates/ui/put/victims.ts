/** The ships that the storm would cover (SP-82). */
import type { Seat } from '@tortuga/engine';
import type { Point } from '../../space/point.ts';
import { isCovered } from '../../storm.ts';
import type { View } from '../../types.ts';
import type { Props } from '../shown.ts';
import type { Speak } from '../words/messages.ts';
import { seatNames } from '../words/names.ts';

export const victimsOf = ({ pirates }: Pick<View, 'pirates'>, at: Point | undefined): readonly Seat[] =>
  pirates.flatMap(({ ship }, seat) => (at !== undefined && isCovered(at, ship) ? [seat] : []));

export const coverText = ({ view, sitters }: Props, at: Point | undefined, say: Speak): string => {
  const hit = victimsOf(view, at);
  const names = sitters.map(({ name }) => name);
  return hit.length === 0
    ? say('put-storm-nobody')
    : say('put-storm-covers', { count: hit.length, names: seatNames(names, hit, say) });
};

/** The Hangars one may choose from at the start (SP-5, SP-6). */
import type { Seat } from '@tortuga/engine';
import { checkHangar } from '../../setup.ts';
import type { Refusal, View } from '../../types.ts';

export const hangarRefusal = (view: View, base: number): Refusal | undefined => checkHangar(view, base);

/** The seats whose ships are in it. */
export const shipsIn = ({ pirates }: View, base: number): readonly Seat[] =>
  pirates.flatMap(({ ship }, seat) => (ship.at === 'hangar' && ship.base === base ? [seat] : []));

export const firstWithRoom = (view: View): number | undefined => {
  const base = view.bases.findIndex((_, each) => checkHangar(view, each) === undefined);
  return base < 0 ? undefined : base;
};

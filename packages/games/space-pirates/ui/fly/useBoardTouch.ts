/** A finger on the board that turns the template: on the template, its handle, or the fan. */
import { type Gestures, useLatest, useSurface } from '@tortuga/table';
import { turnBetween } from '../../space/directions.ts';
import type { Props } from '../shown.ts';
import { inRules } from '../units.ts';
import { aimedOn, planOn, turnTo } from './acts.ts';
import { headingTo } from '../../pilot/bearing.ts';
import { pivotOf } from './place.ts';
import { meantTurn, steer } from './steer.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

export const useBoardTouch = (table: Props): Gestures => {
  const latest = useLatest(table);
  const surface = useSurface();
  const turnAt = (client: At): number => {
    const aimed = aimedOn(latest.current);
    if (aimed === undefined) return 0;
    const pivot = pivotOf(planOn(latest.current).sky, aimed.fan);
    return turnBetween(aimed.fan.middle, headingTo(pivot, inRules(surface.toBoard(client))));
  };
  return {
    press: (at) => {
      const aimed = aimedOn(latest.current);
      if (at !== undefined && aimed !== undefined) turnTo(latest.current, meantTurn(aimed.fan, turnAt(at)));
    },
    drag: () => steer(() => latest.current, turnAt),
  };
};

/** A finger that turns the template: it is followed at its own pace, and chooses when it lets go. */
import type { Follower, Point } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { aimedOn, turned, turnTo } from './acts.ts';
import { type Fan, nearestOpen } from './fan.ts';

/** Tenths of degrees: a finger is meant to mean whole degrees, straight ahead, and headings that fit. */
const DEGREE = 10;
const STRAIGHT = 20;
const KIND = 25;

/** What a finger means that points there. */
export const meantTurn = (fan: Fan, raw: number): number => {
  const whole = Math.round(raw / DEGREE) * DEGREE;
  const turn = Math.max(fan.first, Math.min(Math.abs(whole) <= STRAIGHT ? 0 : whole, fan.last));
  const open = nearestOpen(fan, turn);
  return open !== undefined && Math.abs(open - turn) <= KIND ? open : turn;
};

/** `turnAt` is of a point of the page, in tenths of degrees to starboard of straight ahead. */
export const steer = (read: () => Props, turnAt: (at: Point) => number): Follower => {
  const turnUnder = (at: Point): number => {
    const fan = aimedOn(read())?.fan;
    return fan === undefined ? 0 : meantTurn(fan, turnAt(at));
  };
  return {
    move: ({ at }) => {
      const table = read();
      const { aim, draft } = table;
      const aimed = aimedOn(table);
      if (aimed === undefined) return;
      aim.set({ ...draft, flight: { ...draft.flight, ...turned(aimed, turnUnder(at)) } });
    },
    end: ({ at }) => {
      read().aim.set(undefined);
      turnTo(read(), turnUnder(at));
    },
    cancel: () => read().aim.set(undefined),
  };
};

/** Tenths of degrees to starboard of upwards on the page, -1800 to 1799. */
export const turnFromUp = (from: Point, to: Point): number => {
  const turn = Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 1800) / Math.PI);
  return turn >= 1800 ? turn - 3600 : turn;
};

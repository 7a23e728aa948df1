/** Continuing on another device: a code that opens one's own seat once. */
import type { Seated } from '@tortuga/protocol';
import { type Answer, doubt, orMissing, type World, yes } from './answers.ts';
import { seatedAt } from './creating.ts';
import type { Draft, Keeper } from './keeping.ts';
import { isSameLock, lockOf } from './locks.ts';
import { seatOfLock } from './room.ts';

/** Long enough to find the other device. */
const DEVICE_TIME = 10 * 60 * 1000;

export const lendDevice = async (
  world: World,
  keeper: Keeper,
  match: string,
  token: string,
): Promise<Answer<string>> => {
  const code = world.chance.token();
  const until = world.clock.now() + DEVICE_TIME;
  return orMissing(
    await keeper.run(match, ({ room }): Draft<Answer<string>> => {
      const lock = lockOf(token);
      if (seatOfLock(room, lock) === undefined) return doubt('not-your-seat');
      const others = room.devices.filter((each) => each.lock !== lock && each.until > world.clock.now());
      return {
        answer: yes(code),
        room: { ...room, devices: [...others, { code: lockOf(code), lock, until }] },
      };
    }),
  );
};

/** The seat gets a new token: the old device must not play on beside the new one. */
export const useDevice = async (
  world: World,
  keeper: Keeper,
  match: string,
  code: string,
): Promise<Answer<Seated>> => {
  const token = world.chance.token();
  const used = orMissing(
    await keeper.run(match, ({ room }): Draft<Answer<null>> => {
      const found = room.devices.find(
        (each) => isSameLock(each.code, lockOf(code)) && each.until > world.clock.now(),
      );
      // Whoever has left has no seat to continue on.
      if (found === undefined || seatOfLock(room, found.lock) === undefined) return doubt('no-such-code');
      const seats = room.seats.map((each) =>
        each.kind === 'person' && each.lock === found.lock ? { ...each, lock: lockOf(token) } : each,
      );
      const host = room.host === found.lock ? lockOf(token) : room.host;
      const devices = room.devices.filter((each) => each !== found);
      return { answer: yes(null), room: { ...room, seats, host, devices } };
    }),
  );
  return used.ok ? seatedAt(keeper, match, [token]) : used;
};

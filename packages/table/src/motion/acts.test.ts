import { type Arbitrary, array, assert, constant, nat, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { type Act, inTurn } from './acts.ts';

const times = nat({ max: 900 });
const acts: Arbitrary<readonly Act[]> = array(
  record({
    clips: array(record({ piece: string(), frames: constant([]), ms: times, delay: times })),
    ms: times,
  }),
);

test('every clip begins where all acts before it are over, and keeps its own delay', () => {
  assert(
    property(acts, (all) => {
      const clips = inTurn(all);
      const expected = all.flatMap((act, index) => {
        const before = all.slice(0, index).reduce((sum, { ms }) => sum + ms, 0);
        return act.clips.map(({ delay = 0 }) => before + delay);
      });
      expect(clips.map(({ delay }) => delay)).toEqual(expected);
      expect(clips.map(({ piece }) => piece)).toEqual(
        all.flatMap((act) => act.clips.map(({ piece }) => piece)),
      );
    }),
  );
});

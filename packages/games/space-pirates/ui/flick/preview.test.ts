/** What the preview says of a steady hand is what the rules then do. */
import { seededRandom } from '@tortuga/engine';
import { describe, expect, test } from 'vitest';
import { simulate } from '../../flick.ts';
import { module } from '../../index.ts';
import type { Flick } from '../../phases.ts';
import { randomBoard, randomFlick } from '../../testing/boards.ts';
import type { State, View } from '../../types.ts';
import { type First, firstOf, leavesIn, restOf, TRIES } from './preview.ts';

const BOARDS = 100;
const AIMS = 5;

interface Aimed {
  readonly state: State;
  readonly view: View;
  readonly flick: Flick;
  readonly luck: number;
}

/** 500 aims on 100 boards, half of them crowded. */
const aims: readonly Aimed[] = Array.from({ length: BOARDS }, (_, nth) => {
  const board = randomBoard(`preview ${nth}`, nth % 2 === 1);
  const state = { ...board, options: { ...board.options, steadyHands: true } };
  const view = module.game.view(state, 0);
  const random = seededRandom(`preview ${nth}`);
  return Array.from({ length: AIMS }, () => {
    const { disc, angle, power } = randomFlick(state, random);
    return { state, view, flick: { disc, angle, power }, luck: random.below(4294967296) };
  });
}).flat();

/** What the rules say is touched first, and where the disc is then. */
const touched = ({ state, flick, luck }: Aimed): Pick<First, 'met' | 'at'> | undefined => {
  const { happenings, pieces } = simulate(state, flick, luck);
  const met = happenings.find(({ kind }) => kind !== 'turned' && kind !== 'landed');
  const at = pieces.find(([t, disc]) => disc === flick.disc && t === met?.t);
  if (met === undefined || met.kind === 'turned' || met.kind === 'landed') return undefined;
  // What lies against the disc is touched as it starts.
  const [, , x, y] = at ?? [];
  return x === undefined || y === undefined ? undefined : { met, at: { x, y } };
};

describe('with steady hands, for 500 random aims', () => {
  test('what the preview says is touched first is touched first, and there', () => {
    let met = 0;
    for (const aim of aims) {
      const first = firstOf(aim.view, aim.flick);
      const real = touched(aim);
      expect(first?.met).toEqual(real?.met);
      expect(first?.at).toEqual(real?.at);
      if (first !== undefined) met += 1;
    }
    expect(met).toBeGreaterThan(aims.length / 2);
    expect(met).toBeLessThan(aims.length);
  });

  test('where the preview says that the disc comes to rest it rests, whatever the luck', () => {
    let sure = 0;
    // Several times, since not every aim is sure.
    for (const [nth, { state, view, flick: hard, luck }] of [...aims, ...aims, ...aims].entries()) {
      // Soft ones mostly come to rest before luck has a say.
      const flick = { ...hard, power: 1 + ((hard.power * (1 + nth)) % 400) };
      const rest = restOf(view, flick);
      if (rest === undefined) continue;
      sure += 1;
      const played = module.game.clone(state);
      played.phase = { name: 'hazards' };
      played.queue = [{ kind: 'luck', seat: 0, ...flick }];
      module.game.play(played, 'chance', { kind: 'luck', n: luck });
      const { x, y } = played.discs.find(({ id }) => id === flick.disc) ?? {};
      expect({ x, y }).toEqual(rest);
    }
    expect(sure).toBeGreaterThan(AIMS * BOARDS);
  });
});

test('the odds are those of the same tries for everybody, and a disc that cannot reach the border never leaves', () => {
  for (const { view, flick } of aims.slice(0, AIMS)) {
    const tries = Array.from({ length: TRIES }, (_, nth) => leavesIn(view, flick, nth));
    expect(Array.from({ length: TRIES }, (_, nth) => leavesIn(view, flick, nth))).toEqual(tries);
    expect(leavesIn(view, { ...flick, power: 1 }, 0)).toBe(
      firstOf(view, { ...flick, power: 1 })?.met.kind === 'left',
    );
  }
});

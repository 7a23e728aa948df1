/** Every refusal says what is wrong and what to do. */
import { expect, test } from 'vitest';
import { module } from '../index.ts';
import { isSentence, NAMES } from '../testing/reading.ts';
import type { Refusal } from '../types.ts';

const { terminal } = module;

const REFUSALS: { readonly [C in Refusal['code']]: Extract<Refusal, { code: C }> } = {
  'game-over': { code: 'game-over' },
  'not-your-turn': { code: 'not-your-turn', actors: [1] },
  'wrong-phase': { code: 'wrong-phase', expected: ['template', 'end'] },
  'not-in-box': { code: 'not-in-box' },
  'not-in-pump': { code: 'not-in-pump' },
  'not-in-bag': { code: 'not-in-bag' },
  'not-in-hand': { code: 'not-in-hand' },
  'bad-luck': { code: 'bad-luck' },
  'no-such-base': { code: 'no-such-base' },
  'hangar-full': { code: 'hangar-full', base: 2 },
  'no-such-disc': { code: 'no-such-disc', disc: 7 },
  outside: { code: 'outside' },
  'too-near': { code: 'too-near', what: 'belt' },
  overlap: { code: 'overlap', with: 'disc' },
  'not-a-freighter': { code: 'not-a-freighter', disc: 7 },
  'not-an-asteroid': { code: 'not-an-asteroid', disc: 7 },
  'not-yours-to-flick': { code: 'not-yours-to-flick', discs: [7, 8] },
  'bad-angle': { code: 'bad-angle' },
  'bad-power': { code: 'bad-power' },
  'no-such-card': { code: 'no-such-card', card: '3:RFW' },
  'no-such-hazard': { code: 'no-such-hazard', left: 'RW' },
  'too-sharp': { code: 'too-sharp', by: -1200 },
  'too-wide': { code: 'too-wide', by: 600 },
  'bad-offset': { code: 'bad-offset' },
  'bad-point': { code: 'bad-point', seat: 0, points: [13, 14, 15] },
  'no-energy-left': { code: 'no-energy-left' },
  blocked: { code: 'blocked', by: 'hangar-full' },
  'may-not-drift': { code: 'may-not-drift' },
  'must-drift': { code: 'must-drift' },
  'must-leave': { code: 'must-leave' },
  'no-such-cargo': { code: 'no-such-cargo' },
  'no-energy-to-lose': { code: 'no-energy-to-lose' },
  'not-one-width': { code: 'not-one-width', distance: 512.34 },
  'bad-value': { code: 'bad-value' },
  'over-limit': { code: 'over-limit', points: 16, max: 15 },
  'cannot-afford': { code: 'cannot-afford', cost: 4 },
  'pump-short': { code: 'pump-short', value: 5 },
};

for (const refusal of Object.values(REFUSALS)) {
  test(`${refusal.code} is explained`, () => {
    expect(terminal.explain(refusal, NAMES)).toSatisfy(isSentence);
  });
}

test('no two refusals are explained alike', () => {
  const texts = Object.values(REFUSALS).map((refusal) => terminal.explain(refusal, NAMES));
  expect(new Set(texts).size).toBe(texts.length);
});

test.each<readonly [Refusal, RegExp]>([
  [REFUSALS['not-your-turn'], /Calico Jack/],
  [{ code: 'not-your-turn', actors: ['chance'] }, /chance/],
  [REFUSALS['wrong-phase'], /template ANGLE.*end/],
  [{ code: 'wrong-phase', expected: [] }, /nothing/],
  [REFUSALS['too-near'], /asteroid belt.*425/],
  [REFUSALS['not-yours-to-flick'], /7, 8/],
  [REFUSALS['no-such-hazard'], /R \(.*W \(/],
  [REFUSALS['too-sharp'], /1200.*900/],
  [REFUSALS['too-wide'], /600.*450/],
  [REFUSALS['not-one-width'], /512 .*420 to 430/],
  [{ code: 'not-one-width', distance: 0 }, /425/],
  [{ code: 'no-such-card', card: '' }, /that card/],
  [REFUSALS['over-limit'], /16.*15/],
])('%j is explained with what is at fault', (refusal, words) => {
  expect(terminal.explain(refusal, NAMES)).toMatch(words);
});

import {
  array,
  assert,
  constantFrom,
  integer,
  jsonValue,
  nat,
  property,
  record,
  string,
  uniqueArray,
} from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keep, readKept } from '../kept.ts';
import { bestScores, keepScore, MOST_SCORES, type SoloRules } from './bestScores.ts';

const rulesFor = (better: SoloRules['better'], options = '{}'): SoloRules => ({
  game: 'solo-game',
  version: 1,
  options,
  better,
});

/** A browser's storage, as far as it is used; emptied for every run. */
const openStorage = (): Map<string, string> => {
  const content = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, text: string) => void content.set(key, text),
  });
  return content;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

const directions = constantFrom('higher' as const, 'lower' as const);
const scores = uniqueArray(
  record({ match: string(), score: integer({ min: 0, max: 9 }), at: nat() }),
  // No two end at the same moment.
  { selector: ({ match, at }) => [match, at], comparator: ([a, b], [c, d]) => a === c || b === d },
);

describe('the best scores of this device', () => {
  test('are the best of all that were kept, the earlier before its equal, each match once', () => {
    assert(
      property(directions, scores, (better, played) => {
        openStorage();
        const rules = rulesFor(better);
        // The end of a match can be looked at again.
        for (const each of [...played, ...played]) keepScore(rules, each);
        const sign = better === 'lower' ? 1 : -1;
        const ranked = played.toSorted((one, other) => sign * (one.score - other.score) || one.at - other.at);
        expect(bestScores(rules)).toEqual(ranked.slice(0, MOST_SCORES));
      }),
    );
  });

  test('under other options, or of another version, are another list', () => {
    openStorage();
    keepScore(rulesFor('lower'), { match: 'a', score: 7, at: 1 });
    expect(bestScores(rulesFor('lower', '{"deck":2}'))).toEqual([]);
    expect(bestScores({ ...rulesFor('lower'), version: 2 })).toEqual([]);
    expect(bestScores(rulesFor('lower'))).toHaveLength(1);
  });

  test('that somebody else has written are read as far as they are scores, and nothing else is lost', () => {
    assert(
      property(directions, jsonValue(), array(jsonValue()), (better, junk, junks) => {
        const content = openStorage();
        const rules = rulesFor(better);
        keep('settings', { name: 'Maja' });
        for (const broken of [
          JSON.stringify(junk),
          JSON.stringify([...junks, { match: 'a', score: 3, at: 5 }]),
          '[{"ma',
        ]) {
          content.set('tortuga.best.solo-game.1.{}', broken);
          for (const { match, score, at } of bestScores(rules)) {
            expect([typeof match, Number.isSafeInteger(score)]).toEqual(['string', true]);
            expect(Number.isNaN(new Date(at).getTime())).toBe(false);
          }
          keepScore(rules, { match: 'new', score: 1, at: 9 });
          expect(bestScores(rules).some(({ match }) => match === 'new')).toBe(true);
        }
        expect(readKept('settings')).toEqual({ name: 'Maja' });
      }),
    );
  });
});

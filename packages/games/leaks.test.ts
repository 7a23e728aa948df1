/** The laws of secrecy bite in every game: leaks are planted in all of them, and each is noticed. */
import { Broken, haunted, keepLaws, plants } from '@tortuga/engine/testing';
import { describe, expect, test } from 'vitest';
import { fixtures } from './fixtures.ts';

const GAMES = { all: 6, cheap: 6 };
const SECRECY = ['L10', 'L11', 'L14', 'L16'];

describe.each(fixtures)('$id with a secret beside it', ({ use }) => {
  test('keeps the secret', () => {
    expect(() => use((fixture) => keepLaws(haunted(fixture), GAMES, 'leaks', SECRECY))).not.toThrow();
  });

  test.each(plants)('given $defect, $law is broken', (plant) => {
    const keep = (): void => use((fixture) => keepLaws(haunted(fixture, plant), GAMES, 'leaks', [plant.law]));
    expect(keep).toThrow(Broken);
  });
});

import { describe, expect, it } from 'vitest';
import { CARDS, type Heard } from '../../types.ts';
import { rehearse } from './rehearsal.ts';
import { scenes } from './scenes.ts';

describe('the gallery', () => {
  const shown = scenes.map(({ name, seats = 4, lines, options }) => ({
    name,
    ...rehearse(seats, lines, options),
  }));

  it('shows every fortune card, and every way a turn or the game ends', () => {
    expect(new Set(shown.map(({ state }) => state.turn.card).filter((card) => card !== null))).toEqual(
      new Set(CARDS),
    );
    const kinds = new Set<Heard['kind']>(
      shown.flatMap(({ latest }) => latest?.heard.map(({ kind }) => kind) ?? []),
    );
    for (const kind of [
      'rolled',
      'chest',
      'island',
      'disqualified',
      'scored',
      'deducted',
      'ended',
    ] as const) {
      expect(kinds).toContain(kind);
    }
    expect(shown.some(({ state }) => state.finalRound !== null)).toBe(true);
  });
});

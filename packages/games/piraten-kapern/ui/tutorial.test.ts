/** What the first game teaches; that it is legal is a ui law. */
import { reach } from '@tortuga/engine/testing';
import { describe, expect, it } from 'vitest';
import { module } from '../index.ts';
import { tutorial } from './tutorial.ts';

const { seats, entries } = tutorial;

describe('the first game', () => {
  it('brings what its words say', () => {
    const state = reach(module.game, { seats, log: entries.map(({ by, move }) => `${by} ${move}`) });
    expect(state.totals).toEqual([700 + 400 + 1100, 400]);
  });

  it('teaches roll, stop, chest, a sea battle and the third skull', () => {
    const moves = entries.map(({ move }) => move.split(' ')[0]);
    for (const kind of ['roll', 'stop', 'chest']) expect(moves).toContain(kind);
    expect(entries.some(({ move }) => move.startsWith('card battle'))).toBe(true);
  });
});

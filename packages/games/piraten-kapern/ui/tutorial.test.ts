import { describe, expect, it } from 'vitest';
import { module } from '../index.ts';
import { tutorial } from './tutorial.ts';
import { messages } from './words.ts';

const { game } = module;
const { seats, seat, entries, steps } = tutorial;

describe('the first game', () => {
  it('replays legally, each entry by whoever is to move', () => {
    const state = game.setup(seats, { target: 6000, floorAtZero: false });
    for (const { by, move: text } of entries) {
      const move = game.parseMove(text);
      if (move === undefined) throw new Error(`unreadable: ${text}`);
      expect([by]).toEqual(game.actors(state));
      expect({ text, refusal: game.check(state, by, move) }).toEqual({ text, refusal: undefined });
      game.play(state, by, move);
    }
    expect(state.totals).toEqual([700 + 400 + 1100, 400]);
  });

  it('teaches roll, stop, chest, a sea battle and the third skull', () => {
    const moves = entries.map(({ move }) => move.split(' ')[0]);
    for (const kind of ['roll', 'stop', 'chest']) expect(moves).toContain(kind);
    expect(entries.some(({ move }) => move.startsWith('card battle'))).toBe(true);
  });

  it('asks for every move of the learner, and for no other', () => {
    for (const [index, entry] of entries.entries()) {
      const asked = (steps.get(index) ?? []).flatMap(({ move }) => move ?? []);
      expect({ index, asked }).toEqual({ index, asked: entry.by === seat ? [entry.move] : [] });
    }
  });

  it('says every step in both languages, each once', () => {
    const said = [...steps.values()].flat().map(({ text }) => text);
    const known = Object.keys(messages.en).filter((key) => key.startsWith('learn-'));
    expect(said.toSorted()).toEqual(known.toSorted());
    expect([...steps.keys()].every((index) => index >= 0 && index <= entries.length)).toBe(true);
  });
});

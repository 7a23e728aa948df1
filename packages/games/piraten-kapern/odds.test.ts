import { describe, expect, it } from 'vitest';
import { module } from './index.ts';
import { type Odds, oddsOf, skullOdds } from './odds.ts';
import { dice, sitDown } from './turns.ts';
import { FACES, type Face, type Position, type State } from './types.ts';

const { game } = module;

const throwsOf = (count: number): readonly (readonly Face[])[] =>
  count === 0 ? [[]] : throwsOf(count - 1).flatMap((thrown) => FACES.map((face) => [...thrown, face]));

/** Plays every throw there is and counts after which the turn is over. */
const playAll = (state: State, thrown: readonly Position[]): Pick<Odds, 'ways' | 'of'> => {
  const taken = game.clone(state);
  game.play(taken, taken.seat, { kind: 'roll', dice: thrown });
  const all = throwsOf(thrown.length);
  const ended = all.filter((faces) => {
    const fallen = game.clone(taken);
    game.play(fallen, 'chance', { kind: 'dice', faces });
    return fallen.seat !== state.seat || fallen.round !== state.round;
  });
  return { ways: ended.length, of: all.length };
};

const POSITIONS = [
  ['no skull yet', ['card gold', dice('8 coin')], 'third-skull'],
  ['one skull', ['card captain', dice('1 skull 7 sword')], 'third-skull'],
  ['two skulls', ['card gold', dice('2 skull 6 coin')], 'third-skull'],
  ['a skull on the card', ['card skulls-1', dice('1 skull 7 coin')], 'third-skull'],
  ['dice on the chest', ['card chest', dice('2 skull 6 coin'), 'chest 3 4'], 'third-skull'],
  ['a spell in hand', ['card sorceress', dice('2 skull 6 coin')], 'fourth-skull'],
  ['a spell cast', ['card sorceress', dice('2 skull 6 coin'), 'roll 1', 'dice skull'], 'third-skull'],
  ['the island', ['card gold', dice('4 skull 4 coin')], 'island'],
  ['the island with the captain', ['card captain', dice('5 skull 3 coin')], 'island'],
  ['the island with two skulls of the card', ['card skulls-2', dice('2 skull 6 coin')], 'island'],
  ['the island with a spell', ['card sorceress', dice('5 skull 3 coin')], 'island'],
] as const;

describe('the odds that a throw ends the turn', () => {
  for (const [name, lines, by] of POSITIONS) {
    it(`${name}: as many as all throws played show`, () => {
      const table = sitDown(3);
      table.play(...lines);
      const view = game.view(table.state, 'spectator');
      const rolls = (game.moves(table.state, table.state.seat) ?? []).flatMap((move) =>
        move.kind === 'roll' && move.dice.length <= 3 ? [move.dice] : [],
      );
      expect(rolls.length).toBeGreaterThan(0);
      for (const thrown of rolls) {
        const { ways, of } = oddsOf(view, thrown);
        expect({ thrown, ways, of }).toEqual({ thrown, ...playAll(table.state, thrown) });
      }
      expect(oddsOf(view, [7, 8]).by).toBe(by);
    });
  }

  it('a spell that is cast is not there any more', () => {
    const table = sitDown(2);
    table.play('card sorceress', dice('3 skull 5 coin'));
    const view = game.view(table.state, 'spectator');
    expect(oddsOf(view, [1])).toEqual({ by: 'third-skull', ways: 1, of: 6 });
    expect(oddsOf(view, [1, 4])).toEqual({ by: 'third-skull', ways: 11, of: 36 });
  });

  it('all eight dice: three skulls or more', () => {
    const table = sitDown(2);
    table.play('card gold', dice('8 coin'));
    const { ways, of } = oddsOf(game.view(table.state, 'spectator'), [1, 2, 3, 4, 5, 6, 7, 8]);
    expect(of).toBe(1_679_616);
    expect(ways).toBe(of - (390_625 + 8 * 78_125 + 28 * 15_625));
    expect(skullOdds(3, 8)).toBe(ways / of);
  });
});

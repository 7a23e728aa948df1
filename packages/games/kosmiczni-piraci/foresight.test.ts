/** What laying a card would do is what it does. */
import { bySample, playout, seededRandom } from '@tortuga/engine';
import { expect, test } from 'vitest';
import { foresee } from './foresight.ts';
import { module } from './index.ts';
import { eventOf, eventsOf, sitDown } from './turns.ts';
import { PLANETS, type State } from './types.ts';

const { game } = module;

test('on an empty planet nothing happens, with a ship or without (KP-17)', () => {
  const table = sitDown();
  expect(foresee(table.see(0), 0)).toEqual({ turned: undefined, teleport: 'no', legs: [] });
});

test('a card face down is turned up and the ship sails, if it is no Teleport', () => {
  const table = sitDown();
  table.lay('7@1');
  const legs = [{ ship: 'merchant', from: 0, to: 1, steps: 5 }];
  expect(foresee(table.see(1), 0)).toEqual({ turned: 0, teleport: 'perhaps', legs });
  expect(foresee(table.see(0), 0)).toEqual({ turned: 0, teleport: 'no', legs });
});

test('the owner of a Teleport knows', () => {
  const table = sitDown();
  table.lay('T@1');
  expect(foresee(table.see(0), 0)).toEqual({ turned: 0, teleport: 'yes', legs: [] });
  expect(foresee(table.see(1), 0).teleport).toBe('perhaps');
});

test('whose Teleport has been seen has no other', () => {
  const table = sitDown();
  table.lay('T@3 1@3 1@2 7@1');
  expect(foresee(table.see(1), 0)).toMatchObject({ turned: 0, teleport: 'no' });
});

test('on a card turned up nothing happens (KP-11)', () => {
  const table = sitDown();
  table.lay('7@3 T@3 1@3');
  expect(foresee(table.see(0), 2).turned).toBeUndefined();
});

test('a ship that would come home is no step from it', () => {
  const table = sitDown();
  table.lay('1@1 1@1 1@2 2@2 2@3 2@3 3@4 3@4 3@5 4@5 4@6');
  expect(foresee(table.see(0), 5).legs).toEqual([{ ship: 'merchant', from: 5, to: 0, steps: 0 }]);
});

const ensureForeseen = (state: State, seats: number, planet: number): void => {
  const known = foresee(game.view(state, state.turn), planet);
  const blind = foresee(game.view(state, (state.turn + 1) % seats), planet);
  const trial = game.clone(state);
  const card = trial.hands[trial.turn]?.[0] ?? 0;
  const events = game.play(trial, trial.turn, { kind: 'play', card, planet });
  const struck = eventOf(events, 'teleported') !== undefined;
  const legs = eventsOf(events, 'sailed').map(({ ship, from, to }) => ({ ship, from, to }));
  for (const { turned, teleport, legs: foreseen } of [known, blind]) {
    expect(turned).toBe(eventOf(events, 'turned')?.seat);
    expect(teleport).not.toBe(struck ? 'no' : 'yes');
    expect(struck ? [] : foreseen).toMatchObject(legs);
  }
};

test.each([3, 4, 5])('with %i players what is foreseen comes, in any game', (seats) => {
  for (let run = 0; run < 20; run++) {
    const random = seededRandom(`foresight ${seats} ${run}`);
    playout(game, game.setup(seats, {}), bySample(game), random, (state) => {
      if (state.homes === null || state.ended !== null) return;
      for (let planet = 0; planet < PLANETS; planet++) ensureForeseen(state, seats, planet);
    });
  }
});

/** How bots decide: legally, by the view alone, and the same for the same luck. */
import { type Choose, type Module, playout, type Seat, seededRandom, type Types } from '@tortuga/engine';
import { print } from '@tortuga/engine/testing';
import { type BotName, makeBot } from '../levels.ts';
import { optionsAt } from './duels.ts';

interface Decision {
  readonly refusal: unknown;
  readonly same: boolean;
}

/** How much is tried; after that moves are made at random, to the game's end. */
export interface Modesty {
  readonly decisions: number;
  readonly iterations: number;
}

/** What the bot did in one game at a full table, each decision made twice with the same luck. */
export const decisionsOf = <T extends Types>(
  module: Module<T>,
  name: BotName,
  most: Modesty,
): readonly Decision[] => {
  const { game } = module;
  const { bot, budget } = makeBot(name, module);
  const modest = { iterations: Math.min(budget.iterations, most.iterations) };
  const made: Decision[] = [];
  const decide = (state: T['state'], seat: Seat): T['move'] => {
    const view = game.view(state, seat);
    const choose = () => bot.choose(view, seat, seededRandom(`${name} ${made.length}`), modest);
    const [move, again] = [choose(), choose()];
    made.push({ refusal: game.check(state, seat, move), same: print(move) === print(again) });
    return move;
  };
  const state = game.setup(game.seats.max, optionsAt(game, game.seats.max));
  const choose: Choose<T> = (position, actor, random) =>
    actor === 'chance' || made.length >= most.decisions
      ? game.sample(position, actor, random)
      : decide(position, actor);
  playout(game, state, choose, seededRandom(`legal ${name}`));
  return made;
};

/** The levels a player can choose, from kind to merciless, and the plain bots makers compare with. */
import type { Bot, Budget, Game, Module, Types } from '@tortuga/engine';
import { LEVELS } from '@tortuga/vocabulary';
import { greedyBot } from './greedy.ts';

export const BOTS = [...LEVELS, 'random', 'rollout', 'greedy'] as const;
export type BotName = (typeof BOTS)[number];

/** A bot with what it may spend on a move. */
export interface Player<T extends Types> {
  readonly bot: Bot<T>;
  readonly budget: Budget;
}

/** Plays at random, by kinds of moves. */
const randomBot = <T extends Types>(game: Game<T>): Bot<T> => ({
  choose: (view, seat, random) => game.sample(game.determinize(view, random), seat, random),
});

/** Plays by the game's own rule of thumb. */
const rolloutBot = <T extends Types>({ game, policy }: Module<T>): Bot<T> => ({
  choose: (view, seat, random) => policy.rollout(game.determinize(view, random), seat, random),
});

/** Two moves in five at random: sense enough to follow, and kind enough to lose. */
const deckhand = <T extends Types>(module: Module<T>): Bot<T> => {
  const [careless, sensible] = [randomBot(module.game), rolloutBot(module)];
  return {
    choose: (view, seat, random, budget) =>
      (random.below(5) < 2 ? careless : sensible).choose(view, seat, random, budget),
  };
};

const ONCE: Budget = { iterations: 1 };

const MAKERS: { readonly [N in BotName]: <T extends Types>(module: Module<T>) => Player<T> } = {
  random: (module) => ({ bot: randomBot(module.game), budget: ONCE }),
  rollout: (module) => ({ bot: rolloutBot(module), budget: ONCE }),
  greedy: (module) => ({ bot: greedyBot(module), budget: { iterations: 500 } }),
  deckhand: (module) => ({ bot: deckhand(module), budget: ONCE }),
  bosun: (module) => ({ bot: greedyBot(module), budget: { iterations: 600 } }),
};

export const makeBot = <T extends Types>(name: BotName, module: Module<T>): Player<T> => MAKERS[name](module);

export const parseBotName = (text: string): BotName | undefined => BOTS.find((name) => name === text);

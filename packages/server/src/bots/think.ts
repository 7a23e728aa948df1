/** A bot's move by the view of its seat, as text. */
import { makeBot, parseBotName } from '@tortuga/bots';
import { type AnyGame, seededRandom } from '@tortuga/engine';
import type { Question, Thinker } from '../ports.ts';

export const think = (games: readonly AnyGame[], { game, level, seat, view, seed }: Question): string => {
  const found = games.find(({ id }) => id === game);
  const name = parseBotName(level);
  if (found === undefined || name === undefined) throw new Error(`no bot ${level} for ${game}`);
  return found.use((module) => {
    const { bot, budget } = makeBot(name, module);
    const own = view as Parameters<typeof bot.choose>[0]; // made by this game's own `view`, and at most sent as JSON
    return module.game.makeMove(bot.choose(own, seat, seededRandom(seed), budget));
  });
};

/** Thinks right here: for tests, and where nobody is kept waiting. */
export const thinkHere = (games: readonly AnyGame[]): Thinker => ({
  choose: (question) => Promise.resolve(think(games, question)),
  close: () => Promise.resolve(),
});

/** A bot's move by the view of its seat, as text: what a thread is asked, and what it answers. */
import { type AnyGame, seededRandom } from '@tortuga/engine';
import { makeBot, parseBotName } from './levels.ts';

export interface Question {
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  /** That of the seat, and nothing else. */
  readonly view: unknown;
  readonly seed: string;
}

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

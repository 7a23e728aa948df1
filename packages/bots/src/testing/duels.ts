/** Bots against each other, as often as a test has time for. */
import {
  type AnyGame,
  type Game,
  type Module,
  playout,
  seatsOf,
  seededRandom,
  type Types,
} from '@tortuga/engine';
import { fullOptions } from '@tortuga/engine/testing';
import { fixtures } from '@tortuga/games/fixtures';
import { byBots } from '../byBots.ts';
import { type BotName, makeBot } from '../levels.ts';

/** How many duels: few of a game that is slow, as its soak says. */
export const duels = (game: AnyGame, usual: number): number => {
  const soak = fixtures.find(({ id }) => id === game.id)?.use((fixture) => fixture.soak);
  return soak !== undefined && soak.all < 200 ? Math.ceil(usual / 3) : usual;
};

/** As the laws play it: a game that can be long is cut short there. */
export const optionsAt = <T extends Types>(game: Game<T>, seats: number): T['options'] => {
  const fixture = fixtures.find(({ id }) => id === game.id);
  const table = fixture?.use(({ tables }) => tables.find((each) => each.seats === seats));
  const options: Partial<T['options']> | undefined = table?.options;
  return fullOptions(game, seats, options);
};

/** The smallest table with an opponent. */
const seatsAt = <T extends Types>({ seats }: Game<T>): number => Math.max(2, seats.min);

/** Wins of the first bot against the second in all other seats of the smallest table, as a multiple of its fair share. */
export const edge = (game: AnyGame, names: readonly [BotName, BotName], rounds: number): number =>
  game.use((module) => {
    const seats = seatsAt(module.game);
    return (winsOf(module, names, rounds, optionsAt(module.game, seats)) / rounds) * seats;
  });

/** The same in whole games, as people play them: how many of them the first bot wins. */
export const wholeWins = (game: AnyGame, names: readonly [BotName, BotName], rounds: number): number =>
  game.use((module) => winsOf(module, names, rounds, fullOptions(module.game, seatsAt(module.game))));

const winsOf = <T extends Types>(
  module: Module<T>,
  names: readonly [BotName, BotName],
  rounds: number,
  options: T['options'],
): number => {
  let wins = 0;
  for (let number = 0; number < rounds; number++) wins += winShare(module, names, number, options);
  return wins;
};

const winShare = <T extends Types>(
  module: Module<T>,
  names: readonly [BotName, BotName],
  number: number,
  options: T['options'],
): number => {
  const { game } = module;
  const seats = seatsAt(game);
  const first = number % seats;
  const players = seatsOf(seats).map((seat) => makeBot(names[seat === first ? 0 : 1], module));
  const state = game.setup(seats, options);
  const choose = byBots(game, (seat) => players[seat]);
  playout(game, state, choose, seededRandom(`duel ${number}`));
  const places = game.result(state)?.places ?? [];
  return places[first] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
};

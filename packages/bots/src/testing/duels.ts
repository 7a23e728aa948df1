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

/** Wins of the first bot against the second in all other seats of the smallest table, as a multiple of its fair share. */
export const edge = (game: AnyGame, names: readonly [BotName, BotName], rounds: number): number =>
  game.use((module) => {
    let wins = 0;
    for (let number = 0; number < rounds; number++) wins += winShare(module, names, number);
    return (wins / rounds) * Math.max(2, module.game.seats.min);
  });

const winShare = <T extends Types>(
  module: Module<T>,
  names: readonly [BotName, BotName],
  number: number,
): number => {
  const { game } = module;
  const seats = Math.max(2, game.seats.min);
  const first = number % seats;
  const players = seatsOf(seats).map((seat) => makeBot(names[seat === first ? 0 : 1], module));
  const state = game.setup(seats, optionsAt(game, seats));
  const choose = byBots(game, (seat) => players[seat]);
  playout(game, state, choose, seededRandom(`duel ${number}`));
  const places = game.result(state)?.places ?? [];
  return places[first] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
};

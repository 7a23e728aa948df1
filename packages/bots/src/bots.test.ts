import {
  type AnyGame,
  type Choose,
  type Game,
  type Module,
  playout,
  type Seat,
  seatsOf,
  seededRandom,
  type Types,
} from '@tortuga/engine';
import { fullOptions, print } from '@tortuga/engine/testing';
import { games } from '@tortuga/games';
import { fixtures } from '@tortuga/games/fixtures';
import { describe, expect, test } from 'vitest';
import { byBots } from './byBots.ts';
import { greedyBot } from './greedy.ts';
import { BOTS, type BotName, makeBot, parseBotName } from './levels.ts';

/** How many duels: few of a game that is slow, as its soak says. */
const duels = (game: AnyGame, usual: number): number => {
  const soak = fixtures.find(({ id }) => id === game.id)?.use((fixture) => fixture.soak);
  return soak !== undefined && soak.all < 200 ? Math.ceil(usual / 3) : usual;
};

/** As the laws play it: a game that can be long is cut short there. */
const optionsAt = <T extends Types>(game: Game<T>, seats: number): T['options'] => {
  const fixture = fixtures.find(({ id }) => id === game.id);
  const table = fixture?.use(({ tables }) => tables.find((each) => each.seats === seats));
  const options: Partial<T['options']> | undefined = table?.options;
  return fullOptions(game, seats, options);
};

/** Wins of the first bot against the second in all other seats of the smallest table, as a multiple of its fair share. */
const edge = (game: AnyGame, names: readonly [BotName, BotName], rounds: number): number =>
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

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  // Bosun is greedy with a little more time, so that this tells of greedy too.
  test('bosun beats deckhand, and deckhand beats random', () => {
    expect(edge(game, ['bosun', 'deckhand'], duels(game, 10))).toBeGreaterThan(1.1);
    expect(edge(game, ['deckhand', 'random'], duels(game, 60))).toBeGreaterThan(1.1);
  });
});

/** What the bot did in one game at a full table: 60 decisions at most, each made twice with the same luck. */
const decisionsOf = <T extends Types>(module: Module<T>, name: BotName) => {
  const { game } = module;
  const { bot, budget } = makeBot(name, module);
  const modest = { iterations: Math.min(budget.iterations, 100) };
  const made: { readonly refusal: unknown; readonly same: boolean }[] = [];
  const decide = (state: T['state'], seat: Seat): T['move'] => {
    const view = game.view(state, seat);
    const choose = () => bot.choose(view, seat, seededRandom(`${name} ${made.length}`), modest);
    const [move, again] = [choose(), choose()];
    made.push({ refusal: game.check(state, seat, move), same: print(move) === print(again) });
    return move;
  };
  const state = game.setup(game.seats.max, optionsAt(game, game.seats.max));
  const choose: Choose<T> = (position, actor, random) =>
    actor === 'chance' || made.length >= 60 ? game.sample(position, actor, random) : decide(position, actor);
  playout(game, state, choose, seededRandom(`legal ${name}`));
  return made;
};

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  test.each(BOTS)('%s plays legal moves by the view alone, the same for the same luck', (name) => {
    const made = game.use((module) => decisionsOf(module, name));
    expect(made.length).toBeGreaterThan(5);
    expect(made.filter(({ refusal, same }) => refusal !== undefined || !same)).toEqual([]);
  });
});

const anyGame = games[0] ?? expect.fail('there is no game');

test('greedy spends its budget and no more, and stops early when its time is over', () => {
  anyGame.use((module) => {
    const tried = (iterations: number, expired: boolean): number => {
      let tries = 0;
      const worth: typeof module.policy.worth = (state) => {
        tries += 1;
        return module.policy.worth(state);
      };
      const bot = greedyBot({ ...module, policy: { ...module.policy, worth } });
      const budget = { iterations, expired: () => expired };
      bot.choose(firstDecision(module), 0, seededRandom('budget'), budget);
      return tries;
    };
    expect(tried(400, true)).toBe(0);
    expect(tried(400, false)).toBeGreaterThan(200);
    expect(tried(400, false)).toBeLessThanOrEqual(400);
  });
});

const firstDecision = <T extends Types>({ game }: Module<T>): T['view'] => {
  const state = game.setup(game.seats.min, fullOptions(game, game.seats.min));
  const random = seededRandom('first');
  while (game.actors(state)[0] === 'chance') game.play(state, 'chance', game.sample(state, 'chance', random));
  return game.view(state, 0);
};

test('a bot is found by its name, and by no other', () => {
  expect(BOTS.map(parseBotName)).toEqual([...BOTS]);
  expect(['', 'Bosun', 'toString'].map(parseBotName)).toEqual([undefined, undefined, undefined]);
});

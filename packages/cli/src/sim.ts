/** `tortuga sim`: many games between bots, and what they say of balance. */
import { join } from 'node:path';
import { BOTS, type BotName, byBots, makeBot, type Player, parseBotName } from '@tortuga/bots';
import {
  type Game,
  headerOf,
  type Module,
  makeHeader,
  makeMoveLine,
  makeResultLine,
  playout,
  type Result,
  seatsOf,
  seededRandom,
  type Types,
} from '@tortuga/engine';
import type { Args, Command } from './command.ts';
import { writeText } from './files.ts';
import type { Io } from './io.ts';
import { progress } from './progress.ts';
import { makeReport, reportLines } from './simReport.ts';
import { countOne, emptyTally, type Tally, tallyGame } from './simTally.ts';
import { findGame, parseCount, parseGameOptions, parseSeats, UsageError } from './usage.ts';

export const sim: Command = {
  name: 'sim',
  operands: 'GAME',
  summary:
    'Let bots play many games: win rates and scores with 95 % confidence, lengths, first-seat advantage.',
  flags: [
    {
      name: 'bots',
      takes: 'A,B,…',
      help: `of ${BOTS.join(', ')}; they change seats from game to game (default: deckhand)`,
    },
    { name: 'games', short: 'n', takes: 'N', help: 'how many games (default: 1000)' },
    { name: 'seats', takes: 'N', help: 'how many players (default: as many as bots, or the fewest)' },
    { name: 'seed', takes: 'S', help: 'the same seed gives the same games (default: 1)' },
    { name: 'options', takes: 'JSON', help: 'the options of the game' },
    { name: 'transcripts', takes: 'DIR', help: 'write every game there' },
    { name: 'json', help: 'print JSON' },
  ],
  most: 1,
  run: (args, io) =>
    findGame(args.positionals[0]).use((module) => simulate(module, parseSim(module.game, args), io)),
};

interface Sim<T extends Types> {
  readonly bots: readonly BotName[];
  readonly games: number;
  readonly seed: string;
  readonly options: T['options'];
  readonly transcripts: string | undefined;
  readonly json: boolean;
}

const parseSim = <T extends Types>(game: Game<T>, { text, has }: Args): Sim<T> => {
  const named = (text('bots') ?? 'deckhand').split(',').map(parseBot);
  const fewest = Math.max(named.length, game.seats.min);
  const seats = parseSeats(game, text('seats') ?? String(fewest));
  if (named.length > seats) throw new UsageError(`${named.length} bots do not fit on ${seats} seats.`);
  return {
    bots: seatsOf(seats).map((seat) => named[seat % named.length] ?? 'deckhand'),
    games: parseCount(text('games') ?? '1000', 'The number of games', 1, 100_000_000),
    seed: text('seed') ?? '1',
    options: parseGameOptions(game, text('options') ?? '{}', seats),
    transcripts: text('transcripts'),
    json: has('json'),
  };
};

const parseBot = (text: string): BotName => {
  const name = parseBotName(text);
  if (name === undefined)
    throw new UsageError(`There is no bot "${text}". The bots are: ${BOTS.join(', ')}.`);
  return name;
};

const simulate = <T extends Types>(module: Module<T>, wish: Sim<T>, io: Io): number => {
  const players = wish.bots.map((name) => makeBot(name, module));
  const tally = emptyTally(wish.bots);
  const bar = progress(io, wish.games);
  const started = process.cpuUsage();
  for (let number = 0; number < wish.games; number++) {
    playGame(module, players, wish, number, tally);
    bar.step(number + 1);
  }
  bar.done();
  const { user, system } = process.cpuUsage(started);
  const report = makeReport(tally, wish.seed, (user + system) / 1e6);
  io.out(wish.json ? JSON.stringify(report) : reportLines(report).join('\n'));
  return 0;
};

/** Bots move one seat on from game to game, so that none has the better chair. */
const playGame = <T extends Types>(
  { game }: Module<T>,
  players: readonly Player<T>[],
  { seed, options, transcripts }: Sim<T>,
  number: number,
  tally: Tally,
): void => {
  const state = game.setup(players.length, options);
  const sits = (seat: number): number => (seat + number) % players.length;
  const lines: string[] = [];
  const choose = byBots(game, (seat) => players[sits(seat)]);
  const moves = playout(game, state, choose, seededRandom(`${seed}/${number}`), (_state, by, move) => {
    const text = game.makeMove(move);
    countOne(tally.kinds, text.split(' ', 1)[0] ?? text);
    if (transcripts !== undefined) lines.push(makeMoveLine(by, text));
  });
  const result = resultOf(game, state);
  tallyGame(tally, result, moves, sits);
  if (transcripts === undefined) return;
  const header = makeHeader(headerOf(game, players.length, options));
  const name = `${String(number + 1).padStart(6, '0')}.txt`;
  writeText(join(transcripts, name), header + lines.join('') + makeResultLine(result));
};

const resultOf = <T extends Types>(game: Game<T>, state: T['state']): Result => {
  const result = game.result(state);
  if (result === undefined) throw new Error(`${game.id} is over without a result`);
  return result;
};

/** `tortuga play`: a game in the terminal, against bots or passing the keyboard on. */
import { createHash, randomBytes } from 'node:crypto';
import { LEVELS } from '@tortuga/bots';
import { type AnyGame, type Luck, seededRandom, shuffle } from '@tortuga/engine';
import type { Args, Command } from './command.ts';
import type { Io } from './io.ts';
import { chooseTable } from './menu.ts';
import { playSession } from './session.ts';
import { parseSitters, type Sitter } from './sitters.ts';
import { findGame, parseCount, parseGameOptions, UsageError } from './usage.ts';

export const play: Command = {
  name: 'play',
  operands: '[GAME]',
  summary: 'Play in the terminal; without a game, choose from a menu.',
  flags: [
    { name: 'people', takes: 'ANN,BOB,…', help: 'who plays at this keyboard (default: Corsair)' },
    { name: 'bots', takes: 'A,B,…', help: `bots to play against, of ${LEVELS.join(', ')} (default: enough bosuns)` },
    { name: 'in-order', help: 'sit as named, people first (default: seats are drawn)' },
    { name: 'options', takes: 'JSON', help: 'the options of the game' },
    { name: 'seed', takes: 'S', help: 'the same luck again (default: fresh luck)' },
    { name: 'pace', takes: 'MS', help: 'how long bots pause, in milliseconds (default: 600)' },
    { name: 'record', takes: 'FILE', help: 'keep the record of the game, for replay and verify' },
  ],
  most: 1,
  run: async (args, io) => {
    if (!io.interactive) throw new UsageError(NO_TERMINAL);
    const [id] = args.positionals;
    const chosen = id === undefined ? await chooseTable(io) : { game: findGame(id), sitters: undefined };
    return chosen === undefined ? 0 : sitDown(chosen.game, chosen.sitters, args, io);
  },
};

const NO_TERMINAL =
  'play needs a terminal to read your moves from: run it in a terminal window. To let bots play, use: tortuga sim GAME.';

const sitDown = async (
  game: AnyGame,
  chosen: readonly Sitter[] | undefined,
  args: Args,
  io: Io,
): Promise<number> =>
  game.use(async (module) => {
    const sitters = chosen ?? parseSitters(module.game, args);
    const luck = drawLuck(args.text('seed'), sitters);
    return playSession(module, {
      sitters: args.has('in-order') ? sitters : shuffle([...sitters], seededRandom(luck.seed)),
      options: parseGameOptions(module.game, args.text('options') ?? '{}', sitters.length),
      luck,
      pace: parseCount(args.text('pace') ?? '600', 'The pace', 0, 60_000),
      record: args.text('record'),
      io,
    });
  });

/** Fresh from the operating system, or the same again from a seed. */
const drawLuck = (seed: string | undefined, sitters: readonly Sitter[]): Luck => {
  const fresh = (what: string): string =>
    seed === undefined ? randomBytes(32).toString('hex') : createHash('sha256').update(`${what} ${seed}`).digest('hex');
  const people = sitters.flatMap(({ level }, index) => (level === undefined ? [index] : []));
  return {
    match: fresh('match').slice(0, 16),
    seed: fresh('seed'),
    nonces: people.map((seat) => ({ seat, nonce: fresh(`nonce ${seat}`).slice(0, 16) })),
  };
};

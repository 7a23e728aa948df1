/** `tortuga play`: a game in the terminal, against bots or passing the keyboard on. */
import { randomBytes } from 'node:crypto';
import { LEVELS } from '@tortuga/bots';
import { type AnyGame, digest, type Luck, seededRandom, shuffle } from '@tortuga/engine';
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
    {
      name: 'bots',
      takes: 'A,B,…',
      help: `bots to play against, of ${LEVELS.join(', ')} (default: enough bosuns)`,
    },
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
    const isNamed = args.text('people') !== undefined || args.text('bots') !== undefined;
    if (id === undefined && isNamed)
      throw new UsageError('Name the game too, or let the menu ask who plays.');
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
    const fresh = freshness(args.text('seed'));
    const named = chosen ?? parseSitters(module.game, args);
    const sitters = args.has('in-order') ? named : shuffle([...named], seededRandom(fresh('seats')));
    return playSession(module, {
      sitters,
      options: parseGameOptions(module.game, args.text('options') ?? '{}', sitters.length),
      luck: drawLuck(fresh, sitters),
      pace: parseCount(args.text('pace') ?? '600', 'The pace', 0, 60_000),
      record: args.text('record'),
      io,
    });
  });

/** 256 bits for a purpose: fresh from the operating system, or the same again from a seed. */
type Fresh = (purpose: string) => string;

const freshness =
  (seed: string | undefined): Fresh =>
  (purpose) =>
    seed === undefined ? randomBytes(32).toString('hex') : digest(`${purpose} ${seed}`);

const drawLuck = (fresh: Fresh, sitters: readonly Sitter[]): Luck => ({
  match: fresh('match').slice(0, 16),
  seed: fresh('seed'),
  nonces: sitters.flatMap(({ level }, seat) =>
    level === undefined ? [{ seat, nonce: fresh(`nonce ${seat}`).slice(0, 16) }] : [],
  ),
});

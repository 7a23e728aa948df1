/** `tortuga referee`: whether transcripts are matches of a game. */
import { type AnyGame, parseTranscript, referee } from '@tortuga/engine';
import type { Command } from './command.ts';
import { readText } from './files.ts';
import type { Io } from './io.ts';
import { findGame, UsageError } from './usage.ts';

export const refereeCommand: Command = {
  name: 'referee',
  operands: 'GAME [FILE…]',
  summary:
    'Check transcripts, or one on standard input: a line of JSON for each, exit code 1 if any is not ok.',
  flags: [],
  most: Number.POSITIVE_INFINITY,
  run: async ({ positionals: [id, ...files] }, io) => {
    const game = findGame(id);
    const texts = files.length > 0 ? files.map(readText) : [await readPiped(io)];
    const verdicts = texts.map((text) => judge(game, text));
    for (const verdict of verdicts) io.out(JSON.stringify(verdict));
    return verdicts.every(({ ok }) => ok) ? 0 : 1;
  },
};

const readPiped = async (io: Io): Promise<string> => {
  if (io.interactive)
    throw new UsageError('Name a transcript file, or pipe one in: tortuga referee GAME < FILE.');
  return io.readInput();
};

const judge = (game: AnyGame, text: string): { readonly ok: boolean } =>
  game.use(({ game: rules }) => {
    const read = parseTranscript(text);
    if (!read.ok) return { ok: false, ...read.fault };
    const ruling = referee(rules, read.transcript);
    if (!ruling.ok) return { ok: false, ...ruling.fault };
    const { match, result } = ruling;
    const actors = result === undefined ? rules.actors(match.state) : [];
    return { ok: true, moves: match.seq, actors, scores: rules.scores(match.state), result: result ?? null };
  });

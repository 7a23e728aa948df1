/** `tortuga replay`: a transcript step by step, for eyes or for programs. */
import {
  heardBy,
  type Match,
  type Module,
  type MoveLine,
  type Result,
  referee,
  type Types,
  type Viewer,
} from '@tortuga/engine';
import type { Command } from './command.ts';
import { readText } from './files.ts';
import type { Io } from './io.ts';
import { resultLines, seatNames } from './resultTexts.ts';
import { faultText, findTranscript } from './transcriptFile.ts';
import { parseCount, UsageError } from './usage.ts';

interface Wish {
  readonly json: boolean;
  readonly state: boolean;
  readonly viewer: Viewer;
}

export const replay: Command = {
  name: 'replay',
  operands: 'FILE',
  summary: 'Show a transcript move by move.',
  flags: [
    { name: 'json', help: 'a line of JSON for each move' },
    { name: 'state', help: 'the full state after each move too' },
    { name: 'seat', takes: 'N', help: 'what this seat heard (default: what a spectator heard)' },
  ],
  most: 1,
  run: ({ positionals: [file], has, text }, io) => {
    if (file === undefined) throw new UsageError('Which transcript? Name a file.');
    const found = findTranscript(readText(file));
    if (!found.ok) return fail(io, file, faultText(found.fault));
    const { transcript, game } = found;
    const seat = text('seat');
    const viewer: Viewer =
      seat === undefined ? 'spectator' : parseCount(seat, 'The seat', 0, transcript.header.seats - 1);
    const wish: Wish = { json: has('json'), state: has('state'), viewer };
    return game.use((module) => {
      const names = seatNames(transcript.header.seats);
      const ruling = referee(module.game, transcript, (match, line, events) =>
        (wish.json ? showJson : showText)(module, match, line, events, wish, io),
      );
      if (!ruling.ok) return fail(io, file, faultText(ruling.fault));
      if (!wish.json) for (const line of endLines(ruling.result, names)) io.out(line);
      return 0;
    });
  },
};

const fail = (io: Io, file: string, reason: string): number => {
  io.err(`${file}, ${reason}`);
  return 1;
};

const endLines = (result: Result | undefined, names: readonly string[]): readonly string[] =>
  result === undefined ? ['Unfinished.'] : resultLines(result, names);

const showJson = <T extends Types>(
  module: Module<T>,
  { state, seq }: Match<T>,
  { by, move }: MoveLine,
  events: readonly T['event'][],
  wish: Wish,
  io: Io,
): void => {
  const heard = heardBy(module.game, events, wish.viewer);
  const scores = module.game.scores(state);
  io.out(JSON.stringify({ seq, by, move, heard, scores, ...(wish.state ? { state } : {}) }));
};

const showText = <T extends Types>(
  module: Module<T>,
  { state, seq, seats }: Match<T>,
  { by, move }: MoveLine,
  events: readonly T['event'][],
  wish: Wish,
  io: Io,
): void => {
  io.out(`${String(seq).padStart(4)}  ${by} ${move}`);
  for (const heard of heardBy(module.game, events, wish.viewer)) {
    const told = module.terminal.tell(heard, seatNames(seats));
    if (told !== undefined) io.out(`        ${told}`);
  }
  if (wish.state) io.out(`        ${JSON.stringify(state)}`);
};

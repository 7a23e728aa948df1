/** `tortuga golden`: the golden transcripts of a game, checked or made anew. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type Module, makeOptions, parseTranscript, type Types } from '@tortuga/engine';
import { annotate, checkGolden, goldenGame, makePin, PIN } from '@tortuga/engine/testing';
import type { Args, Command } from './command.ts';
import { ROOT, readText, writeText } from './files.ts';
import type { Io } from './io.ts';
import { faultText } from './transcriptFile.ts';
import { findGame, parseGameOptions, parseSeats, UsageError } from './usage.ts';

export const golden: Command = {
  name: 'golden',
  operands: 'GAME',
  summary: 'Check the golden transcripts of a game, or with --update write them anew.',
  flags: [
    {
      name: 'update',
      help: 'write the transcripts: one for each number of players, and those that are there',
    },
    { name: 'add', takes: 'NAME', help: 'with --update: one more, under this name' },
    { name: 'seats', takes: 'N', help: 'with --add: its number of players' },
    { name: 'options', takes: 'JSON', help: 'with --add: its options' },
  ],
  most: 1,
  run: (args, io) => {
    const lonely = [
      ['add', args.has('update')],
      ['seats', args.text('add') !== undefined],
      ['options', args.text('add') !== undefined],
    ] as const;
    for (const [flag, isFine] of lonely) {
      if (args.text(flag) !== undefined && !isFine)
        throw new UsageError(`--${flag} is for adding a transcript: --update --add NAME.`);
    }
    return findGame(args.positionals[0]).use((module) =>
      args.has('update') ? update(module, args, io) : inspect(module.game, io),
    );
  },
};

const goldenFolder = (id: string): string => join(ROOT, 'packages/games', id, 'golden');

const readGolden = (id: string): ReadonlyMap<string, string> => {
  const folder = goldenFolder(id);
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return new Map(names.map((name) => [name, readText(join(folder, name))]));
};

const inspect = <T extends Types>(game: Game<T>, io: Io): number => {
  const faults = checkGolden(game, readGolden(game.id));
  for (const fault of faults) io.err(fault);
  if (faults.length === 0) io.out(`The golden transcripts of ${game.id} stand.`);
  return faults.length === 0 ? 0 : 1;
};

/** Kept moves get new commentary; moves that no longer stand are only replaced under a new version. */
const update = <T extends Types>(module: Module<T>, args: Args, io: Io): number => {
  const { game } = module;
  const kept = readGolden(game.id);
  const texts = new Map<string, string>();
  for (const [name, fresh] of wanted(module, kept, args)) {
    texts.set(name, renew(game, name, kept.get(name), fresh));
  }
  texts.set(PIN, makePin(game.version, texts));
  for (const [name, text] of texts) {
    writeText(join(goldenFolder(game.id), name), text);
    io.out(`packages/games/${game.id}/golden/${name}`);
  }
  return 0;
};

/** Each file with a way to make its game from nothing. */
const wanted = <T extends Types>(
  module: Module<T>,
  kept: ReadonlyMap<string, string>,
  { text }: Args,
): ReadonlyMap<string, () => string> => {
  const { game } = module;
  const files = new Map<string, () => string>();
  const want = (name: string, seats: number, options: string): void => {
    const seed = `golden ${game.id} ${name}`;
    files.set(name, () => goldenGame(module, seats, parseGameOptions(game, options, seats), seed));
  };
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    want(`players-${seats}.txt`, seats, '{}');
  for (const [name, transcript] of kept) {
    const read = parseTranscript(transcript);
    if (name !== PIN && read.ok) want(name, read.transcript.header.seats, read.transcript.header.options);
  }
  const added = text('add');
  if (added === undefined) return files;
  if (!/^[a-z0-9-]+$/.test(added))
    throw new UsageError('--add takes a name of small letters, digits and hyphens.');
  const seats = parseSeats(game, text('seats') ?? String(game.seats.min));
  const options = makeOptions(game.options, parseGameOptions(game, text('options') ?? '{}', seats));
  want(`${added}.txt`, seats, options);
  return files;
};

const renew = <T extends Types>(
  game: Game<T>,
  name: string,
  kept: string | undefined,
  fresh: () => string,
): string => {
  const read = kept === undefined ? undefined : parseTranscript(kept);
  const isCurrent = read?.ok === true && read.transcript.header.version === game.version;
  const annotated = annotate(game, isCurrent && kept !== undefined ? kept : fresh());
  if (annotated.ok) return annotated.text;
  throw new UsageError(
    `${name}, ${faultText(annotated.fault)}. An old log replays differently: raise the version of ${game.id} first.`,
  );
};

/** `tortuga serve`: the server for friends, on one file of data or on PostgreSQL. */
import { availableParallelism, networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { games } from '@tortuga/games';
import { openServer, type Running, ServeError } from '@tortuga/server';
import type { Args, Command } from './command.ts';
import type { Io } from './io.ts';
import { parseCount, UsageError } from './usage.ts';

const PORT = 3000;

export const serve: Command = {
  name: 'serve',
  operands: '',
  summary: 'Serve matches to friends: by link, with bots, in one file of data or PostgreSQL.',
  flags: [
    { name: 'port', takes: 'N', help: `the port; without it ${PORT}, or the next that is free` },
    { name: 'data', takes: 'DIR', help: 'the folder of the data, made if it is missing; tortuga-data' },
    { name: 'store', takes: 'URL', help: 'postgres://… instead of a file, or memory (nothing is kept)' },
    { name: 'lan', help: 'listen for the whole home network, not for this machine alone' },
    { name: 'origin', takes: 'URL', help: 'the address people use, where a proxy stands in front' },
    { name: 'keep-days', takes: 'N', help: 'delete finished matches after so many days; never' },
    { name: 'bot-pause', takes: 'MS', help: 'how long bots wait before a move; 600' },
  ],
  most: 0,
  run: async (args, io) => {
    const running = await open(args);
    tellWhere(running, args, io);
    await untilStopped();
    io.out('Stopping: matches are stored, and players come back when you start again.');
    await running.close();
    return 0;
  },
};

const open = async (args: Args): Promise<Running> => {
  const port = args.text('port');
  const keepDays = args.text('keep-days');
  try {
    return await openServer({
      games,
      host: args.has('lan') ? '0.0.0.0' : '127.0.0.1',
      port: port === undefined ? { from: PORT } : { exactly: parseCount(port, '--port', 0, 65535) },
      store: parseStore(args),
      origins: parseOrigin(args.text('origin')),
      keepDays: keepDays === undefined ? undefined : parseCount(keepDays, '--keep-days', 0, 36500),
      botPause: parseCount(args.text('bot-pause') ?? '600', '--bot-pause', 0, 60_000),
      thinkers: Math.max(1, availableParallelism() - 1),
    });
  } catch (error) {
    if (error instanceof ServeError) throw new UsageError(error.message);
    throw error;
  }
};

const parseStore = ({ text }: Args): Parameters<typeof openServer>[0]['store'] => {
  const [url, data] = [text('store'), text('data')];
  if (url === undefined) return { kind: 'file', folder: resolve(data ?? 'tortuga-data') };
  if (data !== undefined) throw new UsageError('Say --data for a file or --store for a database, not both.');
  if (url === 'memory') return { kind: 'memory' };
  if (/^postgres(?:ql)?:\/\//.test(url)) return { kind: 'postgres', url };
  throw new UsageError('--store takes postgres://USER:PASSWORD@HOST/DATABASE, or memory.');
};

const parseOrigin = (text: string | undefined): readonly string[] => {
  if (text === undefined) return [];
  if (!/^https?:\/\/[^/\s]+$/.test(text))
    throw new UsageError('--origin takes an address such as https://play.example.org, without a path.');
  return [text];
};

const tellWhere = ({ port, where, otherVersions }: Running, args: Args, io: Io): void => {
  const address = args.text('origin') ?? `http://${args.has('lan') ? lanAddress() : 'localhost'}:${port}`;
  io.out(`Tortuga serves on ${address} (${where}). Ctrl-C stops it.`);
  io.out('The tables in the browser are not built yet: it serves its API, described at /api/docs.');
  for (const { game, matches } of otherVersions) {
    io.out(
      `${matches} unfinished matches of ${game} are of another version than this one: finish them with that version, or delete them.`,
    );
  }
};

/** Never localhost: others could not come there. */
const lanAddress = (): string => {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '0.0.0.0';
};

/** Ctrl-C or a polite kill; a second one does not wait. */
const untilStopped = (): Promise<void> =>
  new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        stop();
      });
    }
  });

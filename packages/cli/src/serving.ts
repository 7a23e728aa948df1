/** What `tortuga serve` does. */
import { isIP } from 'node:net';
import { availableParallelism, networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { games } from '@tortuga/games';
import { type Count, openServer, type Running } from '@tortuga/server';
import type { Args, Command } from './command.ts';
import type { Io } from './io.ts';
import { mendable, parseStore, storeFlag } from './stores.ts';
import { PORT } from './port.ts';
import { parseCount, UsageError } from './usage.ts';

/** Where the build leaves the page: it is data to us, and no code. */
const PAGE = fileURLToPath(new URL('../../web/dist/page', import.meta.url));

export const runServe: Command['run'] = async (args, io) => {
  const running = await open(args);
  const stopped = untilStopped();
  tellWhere(running, args, io);
  await stopped;
  io.out('Stopping: matches are stored, and players come back when you start again.');
  await running.close();
  return 0;
};

const open = (args: Args): Promise<Running> => {
  const port = args.text('port');
  const keepDays = args.text('keep-days');
  return mendable(() =>
    openServer({
      games,
      host: args.has('lan') ? '0.0.0.0' : '127.0.0.1',
      port: port === undefined ? { from: PORT } : { exactly: parseCount(port, '--port', 0, 65535) },
      store: parseStore(args),
      origins: parseOrigin(args.text('origin')),
      proxies: parseProxies(args.text('proxy')),
      keepDays: keepDays === undefined ? undefined : parseCount(keepDays, '--keep-days', 0, 36500),
      botPause: parseCount(args.text('bot-pause') ?? '600', '--bot-pause', 0, 60_000),
      thinkers: Math.max(1, availableParallelism() - 1),
      page: PAGE,
      address: (reached) => publicAddress(args, reached),
    }),
  );
};

const parseOrigin = (text: string | undefined): readonly string[] => {
  if (text === undefined) return [];
  if (!/^https?:\/\/[^/\s]+$/.test(text))
    throw new UsageError('--origin takes an address such as https://play.example.org, without a path.');
  return [text];
};

const parseProxies = (text: string | undefined): readonly string[] => {
  const proxies = text?.split(',') ?? [];
  if (!proxies.every(isAddress))
    throw new UsageError('--proxy takes addresses or networks, such as 127.0.0.1 or 10.0.0.0/8,::1.');
  return proxies;
};

const isAddress = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  if (most === undefined || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
};

/** Undefined where only this machine can come. */
const publicAddress = (args: Args, port: number): string | undefined =>
  args.text('origin') ?? (args.has('lan') ? `http://${lanAddress()}:${port}` : undefined);

const tellWhere = ({ port, hasPage, where, otherVersions }: Running, args: Args, io: Io): void => {
  const address = publicAddress(args, port) ?? `http://localhost:${port}`;
  io.out(`Tortuga serves on ${address} (${where}). Ctrl-C stops it.`);
  if (!hasPage)
    io.out(
      'The page is not built: it serves its API alone, described at /api/docs. npm run build builds it.',
    );
  for (const line of otherVersionTexts(otherVersions, storeFlag(args))) io.out(line);
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

/** What is said of matches that this Tortuga cannot play on; `flag` says where they are. */
const otherVersionTexts = (counts: readonly Count[], flag: string): readonly string[] => {
  const matches = new Map<string, number>();
  for (const each of counts) matches.set(each.game, (matches.get(each.game) ?? 0) + each.matches);
  return [...matches].map(
    ([game, count]) =>
      `${unfinished(count)} of ${game}, which this Tortuga does not play: ${count === 1 ? 'it is' : 'they are'} kept and not touched. ` +
      'Finish with the Tortuga that plays that version, or take them out as text: ' +
      `tortuga export ${flag} --game '${game}' --out FOLDER`,
  );
};

const unfinished = (count: number): string =>
  count === 1 ? 'There is 1 unfinished match' : `There are ${count} unfinished matches`;

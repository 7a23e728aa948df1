/** What `tortuga export` does. */
import { join } from 'node:path';
import { games } from '@tortuga/games';
import {
  gameOf,
  makeMatchText,
  makeTranscript,
  type Store,
  systemClock,
  roomTag,
  takeMatches,
  type TakenMatch,
} from '@tortuga/server';
import type { Args, Command } from './command.ts';
import { ensureEmpty, writeNew } from './files.ts';
import type { Io } from './io.ts';
import { withStore } from './stores.ts';
import { UsageError } from './usage.ts';

export const runExport: Command['run'] = async (args, io) => {
  const wish = parseWish(args);
  const taken = await withStore(args, true, (store) => writeAll(store, wish, io));
  return tell(taken, wish, io);
};

interface Wish {
  readonly out: string | undefined;
  readonly match: string | undefined;
  readonly transcripts: boolean;
  readonly isWanted: (match: TakenMatch) => boolean;
}

const parseWish = (args: Args): Wish => {
  const [out, match, status, game] = ['out', 'match', 'status', 'game'].map(args.text);
  if (out === undefined && match === undefined)
    throw new UsageError('Say --out DIR for a file of each match, or --match ID for one on standard output.');
  if (status !== undefined && !['open', 'playing', 'over'].includes(status))
    throw new UsageError(`--status takes open, playing or over, not "${status}".`);
  if (out !== undefined) ensureEmpty(out);
  const isWanted = ({ room }: TakenMatch): boolean =>
    (status ?? room.status) === room.status && (game ?? roomTag(room)) === roomTag(room);
  return { out, match, transcripts: args.has('transcripts'), isWanted };
};

/** What was written: how many, and which of them are of no version that is played here. */
interface Taken {
  readonly count: number;
  readonly others: ReadonlySet<string>;
  /** Why matches are missing from it. */
  readonly leftOut: readonly string[];
}

/** For one's own eyes. */
const OWN = 0o600;

const writeAll = async (store: Store, wish: Wish, io: Io): Promise<Taken> => {
  const others = new Set<string>();
  const leftOut: string[] = [];
  const taking = {
    clock: systemClock,
    only: wish.match,
    leaveOut: (why: string) => void leftOut.push(why),
  };
  let count = 0;
  for await (const match of takeMatches(store, taking)) {
    if (!wish.isWanted(match)) continue;
    const text = wish.transcripts ? makeTranscript(match) : makeMatchText(match);
    if (wish.out === undefined) io.out(text.slice(0, -1));
    else writeNew(join(wish.out, `${match.id}.txt`), text, OWN);
    if (gameOf(games, match) === undefined) others.add(roomTag(match.room));
    count += 1;
  }
  return { count, others, leftOut };
};

const SECRETS =
  'This holds secrets of the matches, their seeds and what is hidden: whoever reads it can cheat. Keep it like the data.';

const tell = ({ count, others, leftOut }: Taken, { out, match, transcripts }: Wish, io: Io): number => {
  if (count === 0 && leftOut.length === 0 && match !== undefined) {
    io.err(`There is no such match here as ${match}: see --data, --store, --status and --game.`);
    return 1;
  }
  if (out !== undefined) io.out(`${count} ${count === 1 ? 'match' : 'matches'} written to ${out}.`);
  if (count > 0) io.err(SECRETS);
  if (others.size > 0 && !transcripts) io.err(othersText([...others]));
  for (const why of leftOut) io.err(`Left out, ${why}: the store is damaged, see your backups.`);
  return leftOut.length === 0 ? 0 : 1;
};

const othersText = (tags: readonly string[]): string =>
  `This Tortuga does not play ${tags.join(', ')}: import such a match where it is played. ` +
  'To read its moves, export it with --transcripts: as a transcript, or once it is over as its sealed record.';

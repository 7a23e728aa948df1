/** What `tortuga import` does. */
import { games } from '@tortuga/games';
import {
  bringMatch,
  ROOM_LINE,
  type Brought,
  type Store,
  systemClock,
  roomTag,
  type TakenMatch,
  type TextFault,
} from '@tortuga/server';
import type { Command } from './command.ts';
import { readText, textsIn } from './files.ts';
import type { Io } from './io.ts';
import { withStore } from './stores.ts';
import { reasonOf } from './transcriptFile.ts';
import { UsageError } from './usage.ts';

export const runImport: Command['run'] = async (args, io) => {
  const files = args.positionals.flatMap(textsIn);
  if (files.length === 0)
    throw new UsageError('Which matches? Name the files that tortuga export has written, or their folder.');
  return withStore(args, false, async (store) => {
    const brought: boolean[] = [];
    for (const file of files) brought.push(await bring(store, file, io));
    return brought.every(Boolean) ? 0 : 1;
  });
};

/** False where it is refused. */
const bring = async (store: Store, file: string, io: Io): Promise<boolean> => {
  const brought = await bringMatch(store, games, readText(file), systemClock);
  const isIn = brought.kind !== 'refused' && brought.kind !== 'id-taken';
  (isIn ? io.out : io.err)(`${file}${textOf(brought)}`);
  return isIn;
};

const textOf = (brought: Brought): string => {
  switch (brought.kind) {
    case 'refused':
      return `, line ${brought.fault.line}: ${faultText(brought.fault)}. Nothing of it was imported: export the match again, or give the file as it was written.`;
    case 'stored':
      return `: ${named(brought.match)} is imported.`;
    case 'unchecked':
      return `: ${named(brought.match)} is stored as it is, unchecked: this Tortuga does not play that version. The one that does can finish it on this data.`;
    case 'there-already':
      return `: ${named(brought.match)} is there already, and the same.`;
    case 'id-taken':
      return `: match ${brought.match.id} is there already, and not the same: it stays as it is. To have that of the file as well, import it into other data.`;
  }
};

const named = ({ id, room, entries }: TakenMatch): string =>
  `match ${id} (${roomTag(room)}, ${room.status}, ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'})`;

const REASONS: Readonly<Record<string, string>> = {
  'not-a-match': 'this is not an exported match: the first line must be "tortuga-match 1"',
  'bad-id': 'this must be "id MATCH"',
  'bad-time': 'this must be "as-of TIME", as in 2027-01-15T08:00:00.000Z',
  'bad-count': 'this must be "entries NUMBER"',
  'bad-entry': 'this must be the next entry, "NUMBER TIME ID ACTOR MOVE"',
  'wrong-end': 'the text must end after the last of its entries',
  'not-open': 'a match that is open has no entries and no result',
  'not-playing': 'the match is not in play after its last entry',
  'not-over': 'the result or the seal is not that of the match',
};

const faultText = ({ line, code, part }: TextFault): string => {
  if (part !== undefined)
    return `this is not "room {…}" as Tortuga writes it${part && `, at ${part}`} (${code})`;
  const options = line === ROOM_LINE ? 'the room’s options are not those of the game' : undefined;
  return `${REASONS[code] ?? reasonOf(code, options)} (${code})`;
};

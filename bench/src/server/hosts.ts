/** The servers by name, for the process that runs one of them. */
import { bareHost } from './bareHost.ts';
import { boardgameIoFileHost, boardgameIoMemoryHost } from './boardgameIoHost.ts';
import type { StartHost } from './host.ts';
import type { ServerName } from './names.ts';
import { memoryHost, sqliteHost } from './tortugaHost.ts';

export const hosts: Readonly<Record<ServerName, StartHost>> = {
  'bare ws': bareHost,
  'tortuga memory': memoryHost,
  'tortuga SQLite': sqliteHost,
  'boardgame.io memory': boardgameIoMemoryHost,
  'boardgame.io FlatFile': boardgameIoFileHost,
};

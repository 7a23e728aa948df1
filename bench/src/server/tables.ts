/** Who plays on which server. */
import { openBareTable } from './bareTable.ts';
import { openBoardgameIoTable } from './boardgameIoTable.ts';
import type { ServerName } from './names.ts';
import type { OpenTable } from './table.ts';
import { openTortugaTable } from './tortugaTable.ts';

export const tables: Readonly<Record<ServerName, OpenTable>> = {
  'bare ws': openBareTable,
  'tortuga memory': openTortugaTable,
  'tortuga SQLite': openTortugaTable,
  'boardgame.io memory': openBoardgameIoTable,
  'boardgame.io FlatFile': openBoardgameIoTable,
};

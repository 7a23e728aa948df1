export const SERVERS = [
  'bare ws',
  'tortuga memory',
  'tortuga SQLite',
  'boardgame.io memory',
  'boardgame.io FlatFile',
] as const;
export type ServerName = (typeof SERVERS)[number];

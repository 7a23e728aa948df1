/** `tortuga export`: matches as text, to be kept, moved or read. */
import type { Command } from './command.ts';
import { STORE_FLAGS } from './storeFlags.ts';

export const exportCommand: Command = {
  name: 'export',
  operands: '',
  summary: 'Write matches as text for a backup or another server. It holds secrets: keep it like the data.',
  flags: [
    ...STORE_FLAGS,
    { name: 'out', takes: 'DIR', help: 'a new folder: each match becomes a file there' },
    { name: 'match', takes: 'ID', help: 'this match alone; without --out it goes to standard output' },
    { name: 'status', takes: 'STATUS', help: 'only matches that are open, playing or over' },
    { name: 'game', takes: 'GAME', help: 'only matches of this game and version, as in "piraten-kapern 1"' },
    { name: 'transcripts', help: 'transcripts and records instead, which referee, replay and verify read' },
  ],
  most: 0,
  run: async (args, io) => (await import('./exporting.ts')).runExport(args, io),
};

/** `tortuga import`: matches that `tortuga export` has written, brought into a store. */
import type { Command } from './command.ts';
import { STORE_FLAGS } from './storeFlags.ts';

export const importCommand: Command = {
  name: 'import',
  operands: 'FILE…',
  summary: 'Bring exported matches in, files or folders of them; exit code 1 if any is refused.',
  flags: STORE_FLAGS,
  most: Number.POSITIVE_INFINITY,
  run: async (args, io) => (await import('./importing.ts')).runImport(args, io),
};

/** `tortuga serve`: the server for friends, on one file of data or on PostgreSQL; loaded when it is asked for. */
import type { Command } from './command.ts';
import { PORT } from './port.ts';

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
    { name: 'proxy', takes: 'ADDRESS[,…]', help: 'that proxy’s own addresses: it says who is behind it' },
    { name: 'keep-days', takes: 'N', help: 'delete finished matches after so many days; never' },
    { name: 'bot-pause', takes: 'MS', help: 'how long bots wait before a move; 600' },
  ],
  most: 0,
  run: async (args, io) => (await import('./serving.ts')).runServe(args, io),
};

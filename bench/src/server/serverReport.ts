/** The text form of what was measured of servers. */
import { makeSpeeds, makeTable } from '../report.ts';
import type { Idle } from './idle.ts';
import type { ServerOutcome } from './serverBench.ts';

export const makeServerReport = ({ rows, rates, idle }: ServerOutcome): string =>
  [makeTable(rows), makeSpeeds(rates), makeIdle(idle)].join('\n\n');

const makeIdle = ({ sockets, bytesPerSocket }: Idle): string =>
  `${sockets.toLocaleString('en')} idle sockets held, each with ${(bytesPerSocket / 1024).toFixed(1)} KiB of the server's memory.`;

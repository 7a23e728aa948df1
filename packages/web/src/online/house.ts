/** How a table on the server is run, whatever is played there. */
import type { Level } from '@tortuga/protocol';
import type { ClockName } from './clocks.ts';

export interface House {
  readonly clock: ClockName;
  readonly listed: boolean;
  readonly standIn: Level;
  readonly randomOrder: boolean;
}

export const USUAL: House = { clock: 'untimed', listed: false, standIn: 'bosun', randomOrder: true };

/** How tests of the terminal read it: with these names, without colours, in this position. */
import type { Paint, Viewer } from '@tortuga/engine';
import { module } from '../index.ts';
import type { State } from '../types.ts';
import { hold, load, moving, putDisc, putShip, universe } from './positions.ts';

const { game, terminal } = module;
/** Twenty characters, as long as a name can be. */
export const NAMES = ['Anne Bonny of Cork', 'Calico Jack', 'Mary Read', 'Bartholomew Roberts!'];
const COLUMNS = 80;

const noColour: Paint = (_, text) => text;

export const isSentence = (text: string | undefined): boolean =>
  /^\s*\S.*[.!]$/.test(text ?? '') && !/undefined|null|NaN|\[object/.test(text ?? '');

export const draw = (state: State, viewer: Viewer): readonly string[] =>
  terminal.draw(game.view(state, viewer), viewer, NAMES, noColour);

export const textOf = (state: State, viewer: Viewer): string => draw(state, viewer).join('\n');

export const faultsOf = (lines: readonly string[]): readonly string[] =>
  lines.filter(
    (line) => Array.from(line).length > COLUMNS || line.includes('\n') || /undefined|NaN|null/.test(line),
  );

/** Ships in space, discs of all sorts, a storm, hands and holds. */
export const busy = (): State => {
  const state = universe(2);
  putShip(state, 0, 1500, 2400, 0);
  putShip(state, 1, 4000, 3900, 2700);
  putDisc(state, 1, 1500, 3900, 'salts', { seen: [0] });
  putDisc(state, 2, 5000, 800, 'gases', { seen: [1] });
  putDisc(state, 12, 900, 700, 'asteroid', { up: true, shown: true });
  putDisc(state, 3, 5000, 4800, 'metals', { cleared: true });
  hold(state, 0, '3:RFW', '5:LA');
  hold(state, 1, '1:RWS');
  load(state, 0, 'minerals', 'minerals', 'gases');
  load(state, 1, 'hitech');
  moving(state, '2:LFA');
  state.storm = { x: 3000, y: 4500 };
  return state;
};

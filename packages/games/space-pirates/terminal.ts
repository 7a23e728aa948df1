/** Space Pirates in a terminal. */
import type { Paint, Terminal } from '@tortuga/engine';
import { askText } from './terminal/asking.ts';
import { explain } from './terminal/explaining.ts';
import { keys, tidy } from './terminal/keys.ts';
import { drawMap } from './terminal/map.ts';
import {
  drawDiscs,
  drawLegend,
  drawMarket,
  drawOwn,
  drawPumps,
  drawSeats,
  drawTurn,
} from './terminal/panel.ts';
import { tell } from './terminal/telling.ts';
import { wrap } from './terminal/wording.ts';
import type { SpacePirates, View } from './types.ts';

const drawAsked = (view: View, names: readonly string[], paint: Paint): readonly string[] =>
  askText(view, names).flatMap((text, index) =>
    wrap(text).map((line) => paint(index === 0 ? 'bold' : 'plain', line)),
  );

export const terminal: Terminal<SpacePirates> = {
  name: 'Space Pirates',
  blurb: 'Flick Freighters, fly after them, sell their Cargo, buy a base.',
  draw: (view, _viewer, names, paint) => [
    ...drawMap(view, paint),
    ...drawLegend(view, paint),
    ...drawDiscs(view),
    ...drawSeats(view, names, paint),
    ...drawMarket(view, names, paint),
    ...drawOwn(view, paint),
    ...drawPumps(view),
    ...drawTurn(view, names),
    ...drawAsked(view, names, paint),
  ],
  tell,
  explain,
  keys,
  tidy,
};

/** Words and marks that all of the terminal shares. */
import type { Seat, Style } from '@tortuga/engine';
import { type Hazard, TYPES } from '../components.ts';
import type { DamageWhy } from '../phases.ts';
import { heading } from '../space/directions.ts';
import type { Point } from '../space/point.ts';
import type { LongScenery, RoundScenery, Thing } from '../space/things.ts';
import type { DiscView } from '../types.ts';

const COLUMNS = 80;

export const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? `Seat ${seat}`;

/** Ships are numbered from 1, as people count. */
export const shipNumber = (seat: Seat): string => String(seat + 1);

const SHIP_STYLES: readonly Style[] = ['green', 'blue', 'magenta', 'cyan'];

export const shipStyle = (seat: Seat): Style => SHIP_STYLES[seat] ?? 'plain';

export const SCENERY_MARKS: Readonly<Record<RoundScenery | LongScenery | 'abandoned' | 'base', string>> = {
  galaxy: '%',
  planet: 'O',
  moon: 'o',
  belt: ':',
  side: '+',
  abandoned: 'x',
  base: '#',
};

/** By type: minerals, metals, hitech, salts, gases, asteroid, police. */
export const FACES = ['m', 't', 'h', 's', 'g', 'a', 'p'] as const;

/** A revealed Asteroid, a face one knows, no Asteroid at least, or nothing known. */
export const faceMark = ({ type, up, cleared }: DiscView): string => {
  if (up) return 'A';
  if (type !== null) return FACES[type] ?? '?';
  return cleared ? '-' : '?';
};

export const THINGS: Readonly<Record<Thing, string>> = {
  border: 'the border',
  galaxy: 'a galaxy',
  planet: 'a planet',
  moon: 'a moon',
  belt: 'an asteroid belt',
  side: 'a side of the box',
  abandoned: 'an abandoned base',
  base: 'a base',
  'hangar-full': 'the mouth of a full Hangar',
  ship: 'a ship',
  storm: 'the storm base',
  disc: 'another disc',
};

export const HAZARD_TEXTS: Readonly<Record<Hazard, string>> = {
  F: 'flick a Freighter',
  R: 'a new Freighter, flicked by the right neighbour',
  L: 'a new Freighter, flicked by the left neighbour',
  A: 'flick a revealed Asteroid',
  S: 'the Cosmic Storm',
  W: 'the Solar Wind',
};

export const DAMAGE_TEXTS: Readonly<Record<DamageWhy, string>> = {
  left: 'the flicked disc left the Universe',
  turned: 'the flicked disc turned over',
  landed: 'the flicked disc landed on scenery',
  asteroid: 'an Asteroid',
  storm: 'the Cosmic Storm',
  wind: 'the Solar Wind',
};

const COMPASS = [
  ['east', '→'],
  ['south-east', '↘'],
  ['south', '↓'],
  ['south-west', '↙'],
  ['west', '←'],
  ['north-west', '↖'],
  ['north', '↑'],
  ['north-east', '↗'],
] as const;

const compassOf = (h: number): readonly [word: string, arrow: string] =>
  COMPASS[Math.floor(heading(h + 225) / 450)] ?? ['east', '→'];

export const arrowOf = (h: number): string => compassOf(h)[1];

export const headingText = (h: number): string => `${h} (${compassOf(h)[0]})`;

export const spotText = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

export const countText = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** `3 minerals, 1 salts`, by type. */
export const cargoText = (counts: readonly number[]): string =>
  counts.flatMap((count, type) => (count > 0 ? [`${count} ${TYPES[type]}`] : [])).join(', ');

/** Lines of at most 80 columns, broken between words. */
export const wrap = (text: string): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (Array.from(longer).length > COLUMNS && line !== '') {
      lines.push(line);
      line = `  ${word}`;
    } else line = longer;
  }
  return [...lines, line];
};

const HARD_SPACE = '\u00A0';

/** As `wrap`, but items stay whole, two spaces apart. */
export const wrapItems = (items: readonly string[]): readonly string[] =>
  wrap(items.map((item) => item.replaceAll(' ', HARD_SPACE)).join(`${HARD_SPACE} `)).map((line) =>
    line.replaceAll(HARD_SPACE, ' ').trimEnd(),
  );

/** The pictures of the rulebook as positions: what stands there, what is done, and what becomes of it. */
import type { DiscType } from '../../components.ts';
import type { Event, Refusal } from '../../types.ts';
import type { Layout } from '../../universe/presets.ts';

export type Asks = 'template' | 'drift' | 'place' | 'flick' | 'storm' | 'wind' | 'aside' | 'nothing';

export interface Lesson {
  readonly layout: 'preset' | Layout;
  /** In space, or in the Hangar of a base. Seat 0 is asked. */
  readonly ships?: readonly (readonly [x: number, y: number, h: number] | number)[];
  /** By number from 1. */
  readonly discs?: readonly (readonly [x: number, y: number, type: DiscType])[];
  readonly storm?: readonly [x: number, y: number];
  readonly asks: Asks;
  /** All are legal, chance included. */
  readonly plays: readonly string[];
  /** What happens, where that is the point. */
  readonly comes?: readonly Event['kind'][];
  /** Tried after them, and why not. */
  readonly refused?: readonly (readonly [move: string, code: Refusal['code']])[];
}

const border = (width: number, height: number): Layout['border'] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

const space = (width: number, height: number, scenery: Layout['scenery'] = []): Layout => ({
  border: border(width, height),
  bases: [],
  abandoned: [],
  scenery,
});

/** One base at the left, its mouth to the east. */
const harbour: Layout = {
  border: border(2600, 1300),
  bases: [[450, 650, 'E']],
  abandoned: [],
  scenery: [],
};

export const LESSONS: Readonly<Record<string, Lesson>> = {
  universe: {
    layout: 'preset',
    ships: [0, [2900, 4100, 3300]],
    discs: [
      [1200, 2500, 'minerals'],
      [2200, 3700, 'salts'],
      [3900, 3700, 'gases'],
      [4700, 2300, 'hitech'],
      [2400, 800, 'metals'],
    ],
    asks: 'nothing',
    plays: [],
  },
  place: {
    layout: space(2400, 1300, [['moon', 1200, 650]]),
    discs: [
      [0, 0, 'salts'],
      [0, 0, 'gases'],
      [0, 0, 'minerals'],
    ],
    asks: 'place',
    plays: ['place 1 500 650'],
    refused: [
      ['place 2 1700 350', 'too-near'],
      ['place 3 2100 1100', 'too-near'],
    ],
  },
  flick: {
    layout: space(3600, 1600, [['planet', 1500, 500]]),
    discs: [
      [400, 1200, 'salts'],
      [2250, 1050, 'gases'],
    ],
    asks: 'flick',
    plays: ['flick 1 3480 400', 'luck 7'],
    comes: ['flicked', 'slid'],
  },
  left: {
    layout: space(2400, 1100),
    discs: [[700, 600, 'salts']],
    asks: 'flick',
    plays: ['flick 1 3450 300', 'luck 7'],
    comes: ['flicked', 'slid', 'left', 'putBack', 'damaged', 'spared'],
  },
  landed: {
    layout: space(2600, 1200, [['moon', 1900, 600]]),
    discs: [[500, 700, 'salts']],
    asks: 'flick',
    plays: ['flick 1 3550 900', 'luck 3'],
    comes: ['flicked', 'slid', 'landed', 'putBack', 'damaged', 'spared'],
  },
  chain: {
    layout: space(2800, 1300),
    ships: [[200, 900, 0]],
    asks: 'template',
    plays: ['template 0', 'template 3150', 'template 350'],
  },
  sharp: {
    layout: space(2200, 1500),
    ships: [[400, 900, 0]],
    asks: 'template',
    plays: ['template 0'],
    refused: [['template 2400', 'too-sharp']],
  },
  blocked: {
    layout: space(2200, 1200, [['planet', 1500, 450]]),
    ships: [[250, 800, 0]],
    asks: 'template',
    plays: [],
    refused: [['template 3300', 'blocked']],
  },
  leave: { layout: harbour, ships: [0], asks: 'template', plays: ['template 450 -200', 'template 0'] },
  enter: {
    layout: harbour,
    ships: [[2300, 400, 1800]],
    asks: 'template',
    plays: ['template 1500', 'template 1800'],
    comes: ['laid', 'laid', 'entered'],
  },
  capture: {
    layout: space(1800, 1000),
    ships: [[200, 500, 0]],
    discs: [
      [1380, 690, 'salts'],
      [860, 690, 'gases'],
      [1120, 320, 'metals'],
    ],
    asks: 'template',
    plays: ['template 0'],
    comes: ['laid', 'captured', 'captured', 'captured'],
  },
  aside: {
    layout: space(2000, 1500),
    ships: [[700, 850, 0]],
    discs: [
      [0, 0, 'asteroid'],
      [0, 0, 'salts'],
    ],
    asks: 'aside',
    plays: ['aside 1 1000 275'],
    refused: [['aside 2 1000 1220', 'not-one-width']],
  },
  drift: {
    layout: space(2000, 1500, [['planet', 1500, 500]]),
    ships: [[450, 500, 0]],
    asks: 'drift',
    plays: ['drift 900 @7'],
  },
  storm: {
    layout: space(2800, 1500),
    ships: [
      [400, 500, 300],
      [1900, 1150, 3300],
    ],
    asks: 'storm',
    plays: ['storm 1200 700'],
    comes: ['storm', 'damaged', 'spared'],
  },
  wind: {
    layout: space(3600, 2300, [['moon', 2500, 450]]),
    ships: [
      [300, 450, 450],
      [1600, 450, 0],
    ],
    storm: [900, 1600],
    asks: 'wind',
    plays: ['wind 0'],
    comes: ['wind', 'storm', 'damaged', 'spared'],
  },
};

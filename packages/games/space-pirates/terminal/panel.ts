/** What is written below the map: discs, seats, own secrets, markets and the turn. */
import type { Paint, Seat } from '@tortuga/engine';
import { CARGO, MARKET, TYPES, VALUES } from '../components.ts';
import { goalOf } from '../ending.ts';
import type { DiscView, Options, PirateView, Ship, View } from '../types.ts';
import { isLargerThanBox } from '../universe/amount.ts';
import { universeOf } from '../universe/universe.ts';
import {
  arrowOf,
  cargoText,
  faceMark,
  FACES,
  nameOf,
  SCENERY_MARKS,
  shipNumber,
  shipStyle,
  spotText,
  wrap,
  wrapItems,
} from './wording.ts';

/** SP-117 */
const isMarked = ({ layout }: Options): boolean => layout !== 'preset' && isLargerThanBox(layout);

const sceneryLegend = (view: View): readonly string[] => {
  const { rounds, blocks } = universeOf(view.options, view.seats);
  const kinds = new Set([...rounds, ...blocks].map(({ kind }) => kind));
  return [
    ...[...kinds].map((kind) => `${SCENERY_MARKS[kind]} ${kind}`),
    '# base, its mouth > v < ^',
    '=1→ ship',
    ...(view.storm === null ? [] : ['~ storm', '@ its base']),
    ...(isMarked(view.options) ? ['(larger than one box)'] : []),
  ];
};

/** Only the marks that are to be seen. */
const discLegend = ({ discs }: View): readonly string[] => {
  const marks = new Set(discs.map(faceMark));
  const texts = [
    ['?', '? unknown'],
    ['-', '- no Asteroid'],
    ['A', 'A revealed Asteroid'],
    ...FACES.map((mark, type) => [mark, `${mark} ${TYPES[type]}`] as const),
  ] as const;
  const shown = texts.flatMap(([mark, text]) => (marks.has(mark) ? [text] : []));
  return shown.length === 0 ? [] : ['On discs:', ...shown];
};

export const drawLegend = (view: View, paint: Paint): readonly string[] =>
  [sceneryLegend(view), discLegend(view)]
    .filter((items) => items.length > 0)
    .flatMap(wrapItems)
    .map((line) => paint('dim', line));

const discText = (disc: DiscView): string => {
  const label = `${disc.id}${faceMark(disc)}`;
  return disc.where === 'board' ? `${label} ${spotText(disc)}` : `${label} ${disc.where}`;
};

/** Exact places, for aiming at them. */
export const drawDiscs = ({ discs, storm }: View): readonly string[] => {
  const texts = [...discs.map(discText), ...(storm === null ? [] : [`storm ${spotText(storm)}`])];
  return texts.length === 0 ? [] : wrapItems(['On the table:', ...texts]);
};

const shipText = (ship: Ship, owed: boolean): string => {
  switch (ship.at) {
    case 'space':
      return `${spotText(ship)} ${arrowOf(ship.h)} ${ship.h}`;
    case 'hangar':
      return `Hangar ${ship.base}${owed ? ', to dock' : ''}`;
    case 'out':
      return 'blown out';
    case 'box':
      return 'not yet placed';
  }
};

const NAME = 20;

const drawSeat = (pirate: PirateView, seat: Seat, name: string, isBoss: boolean): string => {
  const { mc, base, holdCount, backs, ship, owed, chased } = pirate;
  return [
    `${isBoss ? '>' : ' '}${shipNumber(seat)} ${Array.from(name).slice(0, NAME).join('').padEnd(NAME)}`,
    String(mc).padStart(4),
    (base === null ? '-' : `B${base}`).padStart(5),
    String(holdCount).padStart(5),
    `  ${(backs.map(({ value }) => value).join('') || '-').padEnd(13)}`,
    ` ${shipText(ship, owed)}`,
    chased ? ' chased' : '',
  ].join('');
};

const HEAD =
  `   ${'pirate'.padEnd(NAME)}${'MC'.padStart(4)}${'base'.padStart(5)}${'hold'.padStart(5)}  ${'energy'.padEnd(13)} ship`.padEnd(
    61,
  );

export const drawSeats = (view: View, names: readonly string[], paint: Paint): readonly string[] => [
  paint('dim', `${HEAD}goal: base, ${goalOf(view.options, view.seats)} MC`),
  ...view.pirates.map((pirate, seat) =>
    paint(shipStyle(seat), drawSeat(pirate, seat, nameOf(names, seat), seat === view.boss)),
  ),
];

const HAZARD_LEGEND = 'F flick, R/L new disc (right/left neighbour flicks), A Asteroid, S storm, W wind';

export const drawOwn = ({ me, pirates }: View, paint: Paint): readonly string[] => {
  const own = me === null ? undefined : pirates[me];
  const held = own?.hand ?? undefined;
  if (own === undefined || held === undefined || (held.length === 0 && own.ship.at === 'box')) return [];
  const hand = held.map(({ card }) => card).join('  ');
  return [
    ...wrap(`Your hand: ${hand || 'no Energy cards'}`).map((line) => paint('bold', line)),
    ...(held.length === 0 ? [] : wrap(HAZARD_LEGEND).map((line) => paint('dim', line))),
    `Your hold: ${cargoText(own.hold ?? []) || 'empty'}`,
  ];
};

const WIDTH = 10;

/** Only where a price is known. */
export const drawMarket = ({ bases }: View, names: readonly string[], paint: Paint): readonly string[] => {
  const known = bases.flatMap(({ market, open, owner }, base) => {
    const prices = market === null ? undefined : MARKET[market];
    if (prices === undefined && owner === null) return [];
    const cells = CARGO.map((_, type) => String(prices?.[type] ?? '?').padStart(WIDTH));
    const notes = [...(open ? ['open'] : []), ...(owner === null ? [] : [`of ${nameOf(names, owner)}`])];
    return [`  B${base}    ${cells.join('')}  ${notes.join(', ')}`.trimEnd()];
  });
  const head = `Prices  ${CARGO.map((name) => name.padStart(WIDTH)).join('')}`;
  return known.length === 0 ? [] : [paint('dim', head), ...known];
};

export const drawPumps = ({ phase, pumps, discards }: View): readonly string[] => {
  if (phase.name !== 'dock' || phase.step !== 'fill') return [];
  const inPumps = VALUES.map((value) => pumps[value].count).join(' ');
  const discarded = VALUES.map((value) => discards[value].length).join(' ');
  return [`Energy of value ${VALUES.join(' ')}: in the pumps ${inPumps}, discarded ${discarded}.`];
};

const cardText = ({ turn }: View): string => {
  if (turn.card === null) return 'no card played';
  const hazards = turn.left === '' ? 'no Hazards left' : `Hazards left ${turn.left}`;
  return `card ${turn.card}, ${hazards}, energy left ${turn.energy}`;
};

const isStarting = ({ phase }: View): boolean =>
  ['setup', 'deal', 'hangar'].includes(phase.name) || ('why' in phase && phase.why === 'start');

export const drawTurn = (view: View, names: readonly string[]): readonly string[] => {
  const { round, options, boss, phase } = view;
  if (phase.name === 'over') return [];
  if (isStarting(view)) return ['Before the first turn.'];
  const turn = `Round ${round} of ${options.rounds}, ${nameOf(names, boss)}: ${cardText(view)}.`;
  return wrap(turn);
};

/** Kosmiczni Piraci in a terminal. */
import type { Key, Paint, Terminal } from '@tortuga/engine';
import { makeCard } from './notation.ts';
import {
  type CardView,
  type Heard,
  type KosmiczniPiraci,
  MERCHANT,
  type PlanetView,
  type Refusal,
  type Ship,
  SHIPS,
  type View,
} from './types.ts';

const SHIP_NAMES: Readonly<Record<Ship, string>> = { merchant: 'merchant ship', pirate: 'pirate ship' };

const treasureText = (value: number): string =>
  value === MERCHANT ? 'the merchant ship (10)' : String(value);

const valuesText = (values: readonly number[]): string => values.map(treasureText).join(', ');

const drawShips = ({ ships, steps }: View): string =>
  SHIPS.map((ship) => `${SHIP_NAMES[ship]} on ${ships[ship] + 1}, ${steps[ship]} from home`).join('   ');

/** Wide enough for four treasures and the merchant ship; five names of ten letters then fill a line of 80. */
const LEFT = 21;
const COLUMN = 11;

const cell = (text: string): string => text.slice(0, COLUMN - 1).padEnd(COLUMN);

/** A line of the table: a cell a seat. */
const drawRow = (left: string, cells: readonly string[]): string =>
  `${left.padEnd(LEFT)}${cells.map(cell).join('')}`.trimEnd();

const drawPlanet = (view: View, index: number, paint: Paint): string => {
  const planet = view.planets[index] ?? { treasures: [], cards: [], strengths: [] };
  const ships = `${view.ships.merchant === index ? 'M' : ' '}${view.ships.pirate === index ? 'P' : ' '}`;
  const treasures = planet.treasures.join(' ').padEnd(LEFT - 9);
  const cells = planet.strengths.map((strength, seat) => cell(presence(planet, strength, seat, view.me)));
  return `  ${index + 1}  ${paint('bold', ships)}  ${paint('yellow', treasures)}${cells.join('')}`.trimEnd();
};

/** `10 ?`: a strength of 10 and a card face down; to its owner `10 (7)`. */
const presence = ({ cards }: PlanetView, strength: number, seat: number, me: number | null): string => {
  const top = cards.at(-1);
  const shown = strength > 0 ? String(strength) : '';
  return top === undefined || top.up || top.seat !== seat ? shown : `${shown} ${hiddenText(top, me)}`.trim();
};

const hiddenText = ({ seat, card }: CardView, me: number | null): string =>
  seat === me && card !== null ? `(${makeCard(card)})` : '?';

const drawHand = ({ hand, lost }: View, paint: Paint): readonly string[] => [
  ...(hand === null || hand.length === 0
    ? []
    : [`Your hand: ${paint('cyan', hand.map(makeCard).join('  '))}`]),
  ...(lost === null || lost.length === 0 ? [] : [`Lost to teleports: ${lost.map(makeCard).join('  ')}`]),
];

const drawSeats = ({ handCounts, loot, ended }: View, names: readonly string[]): readonly string[] => {
  const points = loot.map((values) => values.reduce((sum, value) => sum + value, 0));
  return [
    drawRow('', names.slice(0, handCounts.length)),
    drawRow('  cards in hand', handCounts.map(String)),
    ...(ended === null ? [] : [drawRow('  points', points.map(String))]),
  ];
};

const tell = (heard: Heard, names: readonly string[]): string => {
  const nameOf = (seat: number): string => names[seat] ?? `Seat ${seat}`;
  switch (heard.kind) {
    case 'setup':
      return `The merchant ship starts on planet ${heard.homes.merchant + 1}, the pirate ship on planet ${heard.homes.pirate + 1}.`;
    case 'laid': {
      const card = heard.card === null ? 'a card' : makeCard(heard.card);
      return `${nameOf(heard.seat)} lays ${card} on planet ${heard.planet + 1}.`;
    }
    case 'turned':
      return `  The card below is turned up: ${nameOf(heard.seat)} ${makeCard(heard.card)}.`;
    case 'teleported': {
      const card = heard.card === null ? 'the card just laid' : makeCard(heard.card);
      return `  Teleport of ${nameOf(heard.owner)}! ${nameOf(heard.seat)} loses ${card}.`;
    }
    case 'sailed':
      return `  The ${SHIP_NAMES[heard.ship]} sails to planet ${heard.to + 1}.`;
    case 'revealed': {
      const why = heard.by === 'ship' ? 'A ship has come home.' : 'All cards are laid.';
      const cards = heard.cards.map(
        ({ planet, seat, card }) => `${nameOf(seat)} ${makeCard(card)} on ${planet + 1}`,
      );
      return `\n${why} Turned up: ${cards.join(', ') || 'nothing'}.`;
    }
    case 'plundered':
      return `Planet ${heard.planet + 1}: the pirate ship makes off with ${valuesText(heard.values)}.`;
    case 'unclaimed':
      return `Planet ${heard.planet + 1}: nobody is there for ${valuesText(heard.values)}.`;
    case 'taken':
      return `Planet ${heard.planet + 1}: ${nameOf(heard.seat)} takes ${valuesText(heard.values)}.`;
    case 'ended':
      return `All treasures are shared out. Different ones: ${heard.varieties.map((count, seat) => `${nameOf(seat)} ${count}`).join(', ')}.`;
  }
};

const REASONS: { readonly [C in Refusal['code']]: (refusal: Extract<Refusal, { code: C }>) => string } = {
  'game-over': () => 'The game is over.',
  'not-your-turn': () => 'It is not your turn.',
  'wrong-kind': ({ due }) =>
    due === 'take' ? 'Now treasures are taken: choose one.' : 'Now a card is laid: choose one.',
  'same-home': () => 'The two ships start on different planets.',
  'wrong-treasures': ({ planet }) =>
    planet === null
      ? 'The treasures do not fit the number of players.'
      : `Planet ${planet + 1} cannot have these treasures.`,
  'card-not-in-hand': ({ card, hand }) =>
    `You do not have ${makeCard(card)}. Your hand: ${hand.map(makeCard).join(' ')}.`,
  'no-such-treasure': ({ value, left }) => `There is no ${value} here. Left are: ${valuesText(left)}.`,
};

const explain = <C extends Refusal['code']>(refusal: Extract<Refusal, { code: C }>): string =>
  REASONS[refusal.code](refusal);

const keys = ({ ended }: View): readonly Key[] =>
  ended === null
    ? [
        {
          key: 'p',
          word: 'play',
          takes: '7 3',
          label: 'lay card 7 (or t, the Teleport) on planet 3, face down',
        },
      ]
    : [{ key: 't', word: 'take', takes: '5', label: 'take the treasure 5; 10 is the merchant ship' }];

export const terminal: Terminal<KosmiczniPiraci> = {
  name: 'Kosmiczni Piraci',
  blurb: 'Send pirates face down to six planets, steer two ships home, and share the treasures.',
  draw: (view, _viewer, names, paint) => [
    ...drawSeats(view, names),
    ...(view.homes === null ? [] : [drawShips(view)]),
    ...view.planets.map((_, planet) => drawPlanet(view, planet, paint)),
    ...drawHand(view, paint),
    ...(view.sharing === null ? [] : [`Planet ${view.sharing.planet + 1} is shared out.`]),
  ],
  tell,
  explain,
  keys,
  tidy: (typed) => typed.replace(/\s+/g, ' ').replace(/^play t /i, 'play T '),
};

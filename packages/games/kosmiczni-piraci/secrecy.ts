/** Who knows what: the cards in hand, those face down on planets and those lost to teleports are their owners' secrets. */
import { hearByKind, type Random, type Seat, seatsOf, shuffle, toOwner, type Viewer } from '@tortuga/engine';
import { byCard } from './play.ts';
import { strengthsOn } from './sharing.ts';
import {
  type Card,
  CARDS,
  type CardView,
  type Event,
  type Heard,
  type Laid,
  type PlanetView,
  PLANETS,
  type Ship,
  type State,
  TELEPORT,
  type View,
} from './types.ts';

export const view = (state: State, viewer: Viewer): View => {
  const me = viewer === 'spectator' ? null : viewer;
  const { homes, ships, sharing } = state;
  return {
    me,
    turn: state.turn,
    homes: homes && { merchant: homes.merchant, pirate: homes.pirate },
    ships: { merchant: ships.merchant, pirate: ships.pirate },
    steps: { merchant: stepsHome(state, 'merchant'), pirate: stepsHome(state, 'pirate') },
    planets: state.planets.map((_, planet) => viewPlanet(state, planet, viewer)),
    hand: me === null ? null : [...(state.hands[me] ?? [])],
    lost: me === null ? null : [...(state.lost[me] ?? [])],
    handCounts: state.hands.map((hand) => hand.length),
    lostCounts: state.lost.map((lost) => lost.length),
    teleportGone: [...state.teleportGone],
    loot: state.loot.map((values) => [...values]),
    box: [...state.box],
    sharing: sharing && { planet: sharing.planet, ranking: [...sharing.ranking], next: sharing.next },
    ended: state.ended,
  };
};

const viewPlanet = (state: State, planet: number, viewer: Viewer): PlanetView => ({
  treasures: [...(state.treasures[planet] ?? [])],
  cards: (state.planets[planet] ?? []).map((laid) => viewCard(laid, viewer)),
  strengths: strengthsOn(state, planet),
});

const viewCard = ({ seat, card, up }: Laid, viewer: Viewer): CardView => ({
  seat,
  card: up || seat === viewer ? card : null,
  up,
});

/** While pirates are sent a ship at home has a whole round before it; in the end it has arrived. */
const stepsHome = ({ homes, ships, ended }: State, ship: Ship): number => {
  const home = homes?.[ship] ?? ships[ship];
  const ahead = ship === 'merchant' ? home - ships.merchant : ships.pirate - home;
  const steps = (ahead + PLANETS) % PLANETS;
  return steps === 0 && ended === null ? PLANETS : steps;
};

/** KP-15, KP-16: a card face down, and one that is lost, is its owner's to know. */
export const hear = hearByKind<Event, Heard>({
  setup: ({ homes, treasures }) => ({ kind: 'setup', homes, treasures }),
  laid: ({ seat, planet, card }, viewer) => ({
    kind: 'laid',
    seat,
    planet,
    card: toOwner(card, seat, viewer),
  }),
  turned: ({ seat, planet, card }) => ({ kind: 'turned', seat, planet, card }),
  teleported: ({ seat, owner, planet, card }, viewer) => ({
    kind: 'teleported',
    seat,
    owner,
    planet,
    card: toOwner(card, seat, viewer),
  }),
  sailed: ({ ship, from, to }) => ({ kind: 'sailed', ship, from, to }),
  revealed: ({ by, cards }) => ({ kind: 'revealed', by, cards }),
  plundered: ({ planet, values }) => ({ kind: 'plundered', planet, values }),
  unclaimed: ({ planet, values }) => ({ kind: 'unclaimed', planet, values }),
  taken: ({ seat, planet, values }) => ({ kind: 'taken', seat, planet, values }),
  ended: ({ scores, varieties }) => ({ kind: 'ended', scores, varieties }),
});

/** Each opponent's unknown cards may lie anywhere among hand, face-down places and lost places. */
export const determinize = (known: View, random: Random): State => {
  const unknown = seatsOf(known.handCounts.length).map((seat) => shuffle(unknownCards(known, seat), random));
  const draw = (seat: Seat): Card => unknown[seat]?.pop() ?? TELEPORT;
  const drawn = (seat: Seat, count: number): Card[] =>
    Array.from({ length: count }, () => draw(seat)).toSorted(byCard);
  return {
    homes: known.homes && { merchant: known.homes.merchant, pirate: known.homes.pirate },
    ships: { merchant: known.ships.merchant, pirate: known.ships.pirate },
    treasures: known.planets.map(({ treasures }) => [...treasures]),
    box: [...known.box],
    planets: known.planets.map(({ cards }) =>
      cards.map(({ seat, card, up }) => ({ seat, card: card ?? draw(seat), up })),
    ),
    hands: known.handCounts.map((count, seat) =>
      isMine(known, seat) ? [...(known.hand ?? [])] : drawn(seat, count),
    ),
    lost: known.lostCounts.map((count, seat) =>
      isMine(known, seat) ? [...(known.lost ?? [])] : drawn(seat, count),
    ),
    teleportGone: [...known.teleportGone],
    turn: known.turn,
    sharing: known.sharing && {
      planet: known.sharing.planet,
      ranking: [...known.sharing.ranking],
      next: known.sharing.next,
    },
    loot: known.loot.map((values) => [...values]),
    ended: known.ended,
  };
};

const isMine = ({ me }: View, seat: Seat): boolean => me === seat;

/** The cards of a seat that the viewer has not seen. */
const unknownCards = (known: View, seat: Seat): Card[] => {
  if (isMine(known, seat)) return [];
  const seen = known.planets.flatMap(({ cards }) =>
    cards.flatMap((laid) => (laid.seat === seat && laid.card !== null ? [laid.card] : [])),
  );
  return CARDS.filter((card) => !seen.includes(card) && !(card === TELEPORT && known.teleportGone[seat]));
};

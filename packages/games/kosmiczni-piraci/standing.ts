/** Who would get what if it ended now, counting what a viewer can see: shown beside the board, and no secret. */
import type { Seat } from '@tortuga/engine';
import { scores, treasuresDealt } from './rules.ts';
import { determinize } from './secrecy.ts';
import { chooser, shareOut, take } from './sharing.ts';
import {
  type Event,
  MERCHANT,
  type Planet,
  PLANETS,
  type PlanetView,
  type State,
  TELEPORT,
  TREASURES,
  type View,
} from './types.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
type Shared = EventOf<'plundered'> | EventOf<'unclaimed'> | EventOf<'taken'>;

export interface Standing {
  /** By seat, with what has been taken already. */
  readonly points: readonly number[];
  /** What is still to be shared out, in the order of the sharing, if everybody takes the best there is. */
  readonly shared: readonly Shared[];
  /** Cards face down that the viewer does not know: they are not counted. */
  readonly hidden: number;
}

export const standing = (view: View): Standing => {
  const state = asIfOver(view);
  const events: Event[] = [];
  if (state.homes !== null && state.sharing === null && view.ended === null) shareOut(state, events);
  while (chooser(state) !== undefined) take(state, bestOf(state), events);
  return { points: scores(state), shared: events.filter(isShared), hidden: hiddenCards(view) };
};

/** All that the viewer knows is turned up, and all else is not there. */
const asIfOver = (view: View): State => {
  const guess = determinize(view, { below: () => 0 });
  if (view.ended === null) guess.treasures[view.ships.merchant]?.push(MERCHANT);
  return { ...guess, planets: view.planets.map(knownCards) };
};

const knownCards = ({ cards }: PlanetView): State['planets'][number] =>
  cards.flatMap(({ seat, card }) => (card === null || card === TELEPORT ? [] : [{ seat, card, up: true }]));

const bestOf = ({ sharing, treasures }: State): number => treasures[sharing?.planet ?? 0]?.at(-1) ?? MERCHANT;

const isShared = (event: Event): event is Shared =>
  event.kind === 'plundered' || event.kind === 'unclaimed' || event.kind === 'taken';

const hiddenCards = ({ planets }: View): number =>
  planets.flatMap(({ cards }) => cards).filter(({ card }) => card === null).length;

/** What becomes of the merchant ship, as far as can be seen. */
export const merchantGoes = ({ shared }: Standing): Seat | 'lost' | 'open' => {
  const event = shared.find(({ values }) => values.includes(MERCHANT));
  if (event?.kind === 'taken') return event.seat;
  return event?.kind === 'plundered' ? 'lost' : 'open';
};

/** Planets on which the viewer can see nobody. */
export const openPlanets = ({ shared }: Standing): readonly Planet[] =>
  shared.flatMap((event) => (event.kind === 'unclaimed' ? [event.planet] : []));

/** Treasures that the pirate ship took, or that nobody was there to take: the box without what never left it (KP-6). */
export const lostTreasures = ({ box, handCounts }: View): readonly number[] =>
  box.slice(TREASURES.length - treasuresDealt(handCounts.length));

/** By rank, for those who have chosen on the planet that is shared out: one treasure each, which is the last they took (KP-27). */
export const takenHere = ({ sharing, loot }: View): readonly number[] =>
  sharing === null ? [] : sharing.ranking.slice(0, sharing.next).flatMap((seat) => loot[seat]?.at(-1) ?? []);

/** How many planets were shared out before this one (KP-29). */
export const planetsShared = ({ sharing, homes }: View): number =>
  sharing === null || homes === null ? 0 : (sharing.planet - homes.merchant + PLANETS) % PLANETS;

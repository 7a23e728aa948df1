/** Strength, rank and the sharing out of treasures. */
import type { Seat } from '@tortuga/engine';
import { type Event, type Planet, PLANETS, type State } from './types.ts';

/** The strength of every seat on one planet, of cards turned up. */
export const strengthsOn = (
  { planets, hands }: Pick<State, 'planets' | 'hands'>,
  planet: Planet,
): number[] => {
  const strengths: number[] = hands.map(() => 0);
  for (const { seat, card, up } of planets[planet] ?? [])
    if (up) strengths[seat] = (strengths[seat] ?? 0) + card;
  return strengths;
};

const strengthsOf = (state: Pick<State, 'planets' | 'hands'>): readonly (readonly number[])[] =>
  state.planets.map((_, planet) => strengthsOn(state, planet));

/** Those with pirates on the planet, strongest first. */
export const rankOn = (strengths: readonly (readonly number[])[], planet: Planet): readonly Seat[] => {
  const here = strengths[planet] ?? [];
  const present: Seat[] = [];
  for (let seat = 0; seat < here.length; seat++) if ((here[seat] ?? 0) > 0) present.push(seat);
  return present.toSorted((one, other) => compare(strengths, planet, one, other));
};

/**
 * KP-30, KP-31: ties look anticlockwise, planet by planet. The planet on which two seats first differ, which is the planet
 * itself where they are not tied; undefined where they are equal on all.
 */
export const decidedOn = (
  strengths: readonly (readonly number[])[],
  planet: Planet,
  one: Seat,
  other: Seat,
): Planet | undefined => {
  for (let step = 0; step < PLANETS; step++) {
    const decisive = (planet - step + PLANETS) % PLANETS;
    const here = strengths[decisive] ?? [];
    if ((here[other] ?? 0) !== (here[one] ?? 0)) return decisive;
  }
  return undefined;
};

/** KP-32: at last the earlier in turn order is ahead. */
const compare = (
  strengths: readonly (readonly number[])[],
  planet: Planet,
  one: Seat,
  other: Seat,
): number => {
  const decisive = decidedOn(strengths, planet, one, other);
  if (decisive === undefined) return one - other;
  const here = strengths[decisive] ?? [];
  return (here[other] ?? 0) - (here[one] ?? 0);
};

/** KP-29: clockwise from the merchant ship's home. */
const planetAt = ({ homes }: State, step: number): Planet => ((homes?.merchant ?? 0) + step) % PLANETS;

/** Shares out planet after planet until somebody has a real choice, or all is done. */
export const shareOut = (state: State, events: Event[], fromStep = 0): void => {
  const strengths = strengthsOf(state);
  for (let step = fromStep; step < PLANETS; step++) {
    if (!beginPlanet(state, planetAt(state, step), strengths, events)) return;
  }
  state.sharing = null;
};

/** Whether the planet is shared out without a choice. */
const beginPlanet = (
  state: State,
  planet: Planet,
  strengths: readonly (readonly number[])[],
  events: Event[],
): boolean => {
  const treasures = state.treasures[planet] ?? [];
  const ranking = rankOn(strengths, planet);
  const kind = planet === state.ships.pirate ? 'plundered' : 'unclaimed';
  if (kind === 'plundered' || ranking.length === 0) {
    if (treasures.length > 0) events.push({ kind, planet, values: treasures.slice() });
    state.box.push(...treasures.splice(0));
    return true;
  }
  state.sharing = { planet, ranking, next: 0 };
  return sharePlanet(state, events);
};

/** Picks that are no choice are made at once; false when somebody is to choose. */
const sharePlanet = (state: State, events: Event[]): boolean => {
  const { sharing } = state;
  if (sharing === null) return true;
  const { planet, ranking } = sharing;
  const treasures = state.treasures[planet] ?? [];
  while (ranking.length > 1 && sharing.next < ranking.length && treasures.length > 0) {
    if (treasures[0] !== treasures.at(-1)) return false;
    events.push(give(state, ranking[sharing.next] ?? 0, treasures.splice(0, 1)));
    sharing.next += 1;
  }
  if (treasures.length > 0) events.push(give(state, ranking[0] ?? 0, treasures.splice(0)));
  return true;
};

const give = ({ loot, sharing }: State, seat: Seat, values: readonly number[]): Event => {
  loot[seat]?.push(...values);
  return { kind: 'taken', seat, planet: sharing?.planet ?? 0, values };
};

/** The one whose choice it is takes a treasure, and the sharing goes on. */
export const take = (state: State, value: number, events: Event[]): void => {
  const { sharing } = state;
  if (sharing === null) return;
  const treasures = state.treasures[sharing.planet] ?? [];
  events.push(give(state, sharing.ranking[sharing.next] ?? 0, treasures.splice(treasures.indexOf(value), 1)));
  sharing.next += 1;
  if (!sharePlanet(state, events)) return;
  const step = (sharing.planet - (state.homes?.merchant ?? 0) + PLANETS) % PLANETS;
  shareOut(state, events, step + 1);
};

export const chooser = ({ sharing }: State): Seat | undefined => sharing?.ranking[sharing.next];

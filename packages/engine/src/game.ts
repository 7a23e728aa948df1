/** The contract: everything the platform knows about a game. Plain data and functions, so that any game fits. */
import type { OptionsSpec } from './options.ts';

/** 0 … seats-1, clockwise; seat 0 starts. */
export type Seat = number;
/** Whoever can move: a seat, or the dice and the deck. */
export type Actor = Seat | 'chance';
export type Viewer = Seat | 'spectator';

/** The only luck a game ever sees: a uniform integer in [0, n). */
export interface Random {
  readonly below: (n: number) => number;
}

/** Why not: a stable code; a game's own union adds what was wrong, with cells and cards. */
export interface Refusal {
  readonly code: string;
}

/** The two refusals every game has: see `outOfTurn`. */
export type OutOfTurn =
  | { readonly code: 'game-over' }
  | { readonly code: 'not-your-turn'; readonly actors: readonly Actor[] };

/** Phantom roles: a view is not a state, and an event is not yet heard, also in generic code. */
declare const role: unique symbol;
type As<R extends string> = object & { readonly [role]?: R };

/** A game's vocabulary. All of it is plain JSON. */
export interface Types {
  readonly state: As<'state'>;
  readonly move: As<'move'>;
  readonly event: As<'event'> & { readonly kind: string };
  readonly heard: As<'heard'>;
  readonly view: As<'view'>;
  readonly options: As<'options'>;
  readonly refusal: As<'refusal'> & Refusal;
}

/** `places[seat]` is 1 for a winner; ties share a place. `by` says how it ended. */
export interface Result {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly by: string;
}

/** The rules. Properties, not methods: method syntax switches variance checks off. */
export interface Game<T extends Types> {
  /** Folder name, URL segment, log tag. */
  readonly id: string;
  /** Raised when an old log would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: readonly [number, number];
  /** Every game is over within this many moves, chance included. */
  readonly maxMoves: number;
  /** Which score wins. */
  readonly better: 'higher' | 'lower';
  readonly options: OptionsSpec<T['options']>;

  /** The table before anything is dealt: it holds no luck. */
  readonly setup: (seats: number, options: T['options']) => T['state'];
  readonly clone: (state: T['state']) => T['state'];
  /** Chance alone, or seats; nobody once it is over. */
  readonly actors: (state: T['state']) => readonly Actor[];
  /** All moves, in a fixed order; undefined where they cannot be listed; none for one who is not to move. */
  readonly moves: (state: T['state'], actor: Actor) => readonly T['move'][] | undefined;
  /** Chance: true odds. A seat: the kind of move first, then its details, so that random games end. */
  readonly sample: (state: T['state'], actor: Actor, random: Random) => T['move'];
  /** Why not; total, and leaves the state alone. */
  readonly check: (state: T['state'], actor: Actor, move: T['move']) => T['refusal'] | undefined;
  /** Applies a checked move in place; deterministic, and cannot fail. */
  readonly play: (state: T['state'], actor: Actor, move: T['move']) => readonly T['event'][];
  readonly scores: (state: T['state']) => readonly number[];
  /** As it stands, at any moment: what decides if all agree to stop here, and once it is over the places of the result. */
  readonly places: (state: T['state']) => readonly number[];
  readonly result: (state: T['state']) => Result | undefined;

  /** All the viewer may know and remember; built up from nothing. */
  readonly view: (state: T['state'], viewer: Viewer) => T['view'];
  readonly hear: (event: T['event'], viewer: Viewer) => T['heard'] | undefined;
  /** A full state the viewer could not tell from the real one; every such state may come up. */
  readonly determinize: (view: T['view'], random: Random) => T['state'];

  /** One line of printable ASCII: wire, log, transcript, command line. */
  readonly makeMove: (move: T['move']) => string;
  /** Canonical text only; of any text: returns, never throws. */
  readonly parseMove: (text: string) => T['move'] | undefined;
}

/** What bots and the coach know of a game. */
export interface Policy<T extends Types> {
  /** A quick, sensible move: what random play is to a game with no policy. */
  readonly rollout: (state: T['state'], seat: Seat, random: Random) => T['move'];
  /** 0 … 1 a seat, higher is better, also mid-game. */
  readonly worth: (state: T['state']) => readonly number[];
  /** A good spread of legal moves, where they cannot be listed or are more than one would try; or the one that is not to be doubted. */
  readonly candidates?: (state: T['state'], seat: Seat, random: Random) => readonly T['move'][];
}

/** A bot is given what a person in that seat would be given, and nothing else. The caller owns the clock. */
export interface Bot<T extends Types> {
  readonly choose: (view: T['view'], seat: Seat, random: Random, budget: Budget) => T['move'];
}

export interface Budget {
  readonly iterations: number;
  readonly expired?: () => boolean;
}

/** Of one who is not to move: the refusal all games share, or nothing. */
export const outOfTurn = (actors: readonly Actor[], actor: Actor): OutOfTurn | undefined => {
  if (actors.includes(actor)) return undefined;
  return actors.length === 0 ? { code: 'game-over' } : { code: 'not-your-turn', actors };
};

export const seatsOf = (count: number): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let seat = 0; seat < count; seat++) seats.push(seat);
  return seats;
};

export const viewersOf = (count: number): readonly Viewer[] => [...seatsOf(count), 'spectator'];

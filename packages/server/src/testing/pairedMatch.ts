/**
 * A match and its twin, planned beforehand. Half of the pairs sound the same to those who look on, the other half look the
 * same to them. Either way all bytes that they are sent must be the same (L11, L16).
 */
import {
  type Actor,
  byMoves,
  byRollout,
  bySample,
  type Choose,
  type Game,
  heardBy,
  pick,
  type Random,
  seededRandom,
  type Types,
  type Viewer,
} from '@tortuga/engine';
import { type Fixture, fullOptions, kindsOf, same } from '@tortuga/engine/testing';
import { Leaked } from './wireTap.ts';

/** One entry as it is in the match and in its twin. */
interface PairedEntry {
  readonly by: Actor;
  readonly moves: readonly [string, string];
  /** Kinds of the events that came out otherwise in the twin. */
  readonly kinds: readonly string[];
  /** Whether the hidden parts of the two differ from here on. */
  readonly differ: boolean;
}

/** A move that is refused. */
export interface Attempt {
  readonly seat: number;
  readonly text: string;
}

/** What happens between two seats' moves; entries are told together: a seat's move, and chance after it. */
export interface PairedTurn {
  /** By those who look on, in both worlds. */
  readonly probe: Attempt | undefined;
  /** By somebody else, in one world only: nobody else may notice. */
  readonly attempt: Attempt | undefined;
  /** Those who look on come again, having seen entries up to so many ago; null for all anew. */
  readonly back: number | null | undefined;
  readonly asks: boolean;
  readonly entries: readonly PairedEntry[];
}

export interface PairedMatch {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Seats that one connection holds, or none for a spectator. */
  readonly own: readonly number[];
  readonly bots: readonly number[];
  /** Those who look on are on another node than those who play. */
  readonly far: boolean;
  /** Seats are drawn at the start, when people are connected already. */
  readonly drawn: boolean;
  readonly turns: readonly PairedTurn[];
  /** Played to its end; else it stops where the eyes would tell the two apart. */
  readonly over: boolean;
}

/** Entries from which on worlds differ, at the latest; and how long they are then looked at. */
const LATEST = 150;
const MOST_ENTRIES = 60;
/** Turns tried before the two worlds part, and in each how often of three times something is to differ. */
const DARING = [3, 2, 2, 1, 1, 0];
const RETRIES = DARING.length;
/** Other moves tried when one that sounds the same is looked for. */
const TRIES = 10;

/** How the two worlds are known to be alike: by what is heard, or by what is seen and by events of public kinds. */
type Sense = 'ear' | 'eye';

/** The two states, played in place. */
interface Pair<T extends Types> {
  readonly game: Game<T>;
  readonly fixture: Fixture<T>;
  readonly sense: Sense;
  readonly eyes: readonly Viewer[];
  readonly states: readonly [T['state'], T['state']];
  readonly random: Random;
  readonly choose: Choose<T>;
}

export const planPair = <T extends Types>(fixture: Fixture<T>, seed: string, number: number): PairedMatch => {
  const { game } = fixture.module;
  const random = seededRandom(seed);
  const table = fixture.tables[number % fixture.tables.length];
  if (table === undefined) throw new Error('a fixture needs a table');
  const { seats } = table;
  const options = fullOptions(game, seats, table.options);
  const own = ownSeats(seats, Math.floor(number / fixture.tables.length), random);
  const eyes: readonly Viewer[] = own.length === 0 ? ['spectator'] : own;
  const setUp = game.setup(seats, options);
  const choose = mixed(fixture);
  const sense = random.below(2) === 0 ? 'ear' : 'eye';
  let pair: Pair<T> = { game, fixture, sense, eyes, states: [setUp, game.clone(setUp)], random, choose };
  const bots = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => seat > 0 && !own.includes(seat) && random.below(4) === 0,
  );
  // Some twins are born late, so that something is left to hide when the match ends.
  const calm = random.below(3) > 0 ? 0 : random.below(1 + random.below(LATEST));
  const turns: PairedTurn[] = [];
  const made: PairedEntry[] = [];
  while (made.length < calm + MOST_ENTRIES && game.actors(pair.states[0]).length > 0) {
    const ahead = turns.length === 0 ? QUIET : doings(fixture, pair, own, bots, made);
    const next = nextTurn(pair, made.at(-1)?.differ ?? false, made.length < calm);
    if (next === undefined) break;
    pair = next.pair;
    made.push(...next.entries);
    turns.push({ ...ahead, entries: next.entries });
  }
  const over = game.actors(pair.states[0]).length === 0;
  const given = Object.fromEntries(Object.entries(table.options ?? {}));
  const [far, isByLot] = [random.below(2) === 0, random.below(2) === 0];
  // Numbers of a seat go with whoever is drawn to it: with such a number the plan is for the seats as they are.
  const drawn = isByLot && !Object.values(given).some(Array.isArray);
  return { game: game.id, seats, options: given, own, bots, far, drawn, turns, over };
};

/** Every seat, the spectator and two seats on a sofa by turns. */
const ownSeats = (seats: number, number: number, random: Random): readonly number[] => {
  const turn = number % (seats + 2);
  if (turn < seats) return [turn];
  if (turn === seats || seats < 3) return [];
  const first = random.below(seats - 1);
  return [first, first + 1];
};

/** Wild and sensible moves by turns. */
const mixed = <T extends Types>({ module: { game, policy } }: Fixture<T>): Choose<T> => {
  const wild = bySample(game);
  const choosers = [wild, byMoves(game), byRollout({ game, policy })];
  return (state, actor, random) => pick(choosers, random)(state, actor, random);
};

const QUIET = { probe: undefined, attempt: undefined, back: undefined, asks: true } as const;

/** What else happens before a turn. */
const doings = <T extends Types>(
  fixture: Fixture<T>,
  { game, states, random }: Pair<T>,
  own: readonly number[],
  bots: readonly number[],
  made: readonly PairedEntry[],
): Omit<PairedTurn, 'entries'> => {
  const seats = game.scores(states[0]).map((_, seat) => seat);
  const others = seats.filter((seat) => !own.includes(seat) && !bots.includes(seat));
  const refused = (from: readonly number[]): Attempt | undefined => {
    if (from.length === 0 || random.below(2) === 0) return undefined;
    const seat = pick(from, random);
    const text = refusedText(fixture, game, states[0], seat, made, random);
    return text === undefined ? undefined : { seat, text };
  };
  const since = random.below(4) === 0 ? null : random.below(40);
  const back = random.below(6) === 0 ? since : undefined;
  const mine = own.length === 0 ? [0] : own;
  return { probe: refused(mine), attempt: refused(others), back, asks: random.below(4) === 0 };
};

/** Junk, or a move that somebody has made; undefined where all that is tried would stand. */
const refusedText = <T extends Types>(
  { junk, illegal }: Fixture<T>,
  game: Game<T>,
  state: T['state'],
  seat: number,
  made: readonly PairedEntry[],
  random: Random,
): string | undefined => {
  const texts = [...junk, ...illegal.map(({ move }) => move)].filter((text) => text !== '');
  const past = made.flatMap(({ by, moves }) => (by === 'chance' ? [] : [moves[0]]));
  for (let tries = 0; tries < 4; tries++) {
    const text = past.length > 0 && random.below(3) > 0 ? pick(past, random) : pick(texts, random);
    const move = game.parseMove(text);
    if (move === undefined || game.check(state, seat, move) !== undefined) return text;
  }
  return undefined;
};

interface NextTurn<T extends Types> {
  readonly pair: Pair<T>;
  readonly entries: readonly PairedEntry[];
}

/** Other choices are tried where the first ones would let the two be told apart. */
const nextTurn = <T extends Types>(
  from: Pair<T>,
  differed: boolean,
  isCalm: boolean,
): NextTurn<T> | undefined => {
  const { game, states } = from;
  for (let tries = 0; tries < RETRIES; tries++) {
    const pair: Pair<T> = { ...from, states: [game.clone(states[0]), game.clone(states[1])] };
    const entries = pairTurn(pair, differed, isCalm ? 0 : (DARING[tries] ?? 0));
    if (entries !== undefined) return { pair, entries };
  }
  return undefined;
};

const first = <V>(values: Iterable<V>, isWanted: (value: V) => boolean): V | undefined => {
  for (const value of values) if (isWanted(value)) return value;
  return undefined;
};

/** A seat's move and all of chance's after it, or chance's first; undefined where the eyes would hear a difference. */
const pairTurn = <T extends Types>(
  pair: Pair<T>,
  differed: boolean,
  daring: number,
): readonly PairedEntry[] | undefined => {
  const { game, states, random } = pair;
  const entries: PairedEntry[] = [];
  let by = pick(game.actors(states[0]), random);
  do {
    const entry = pairEntry(pair, by, entries.at(-1)?.differ ?? differed, daring);
    if (entry === undefined) return undefined;
    entries.push(entry);
    by = game.actors(states[0])[0] ?? 0;
  } while (by === 'chance');
  return entries;
};

const pairEntry = <T extends Types>(
  pair: Pair<T>,
  by: Actor,
  differed: boolean,
  daring: number,
): PairedEntry | undefined => {
  const { game, eyes, random } = pair;
  const [state, twin] = pair.states;
  if (!same(game.actors(state), game.actors(twin)))
    throw new Leaked('differs', 'who moves tells what is hidden');
  const move = pair.choose(state, by, random);
  const events = game.play(state, by, move);
  const sensed = eyes.map((viewer) => sensedBy(pair, state, events, viewer));
  const isAlike = (other: T['move']): boolean => {
    if (game.check(twin, by, other) !== undefined) return false;
    const there = game.clone(twin);
    const otherwise = game.play(there, by, other);
    return eyes.every((viewer, index) => same(sensedBy(pair, there, otherwise, viewer), sensed[index]));
  };
  const isOwn = eyes.some((viewer) => viewer === by);
  if (isOwn && game.check(twin, by, move) !== undefined)
    throw new Error(`${by} ${game.makeMove(move)} is legal or not by what ${by} does not know`);
  const isTwinned = daring > 0 && random.below(3) < daring;
  const other = isOwn ? [move].find(isAlike) : first(candidates(pair, by, move, isTwinned), isAlike);
  if (other === undefined) return undefined;
  const twinEvents = game.play(twin, by, other);
  const kinds = events.filter((event, index) => !same(event, twinEvents[index])).map(({ kind }) => kind);
  const moves = [game.makeMove(move), game.makeMove(other)] as const;
  return { by, moves, kinds, differ: differed || moves[0] !== moves[1] };
};

/** What makes two worlds alike. A view need not tell all of a public event, so public events are compared besides. */
const sensedBy = <T extends Types>(
  { game, fixture, sense }: Pair<T>,
  state: T['state'],
  events: readonly T['event'][],
  viewer: Viewer,
): unknown => {
  if (sense === 'ear') return heardBy(game, events, viewer);
  const known = kindsOf(fixture, 'public');
  const told = events.filter(({ kind }) => known.includes(kind));
  return [game.view(state, viewer), heardBy(game, told, viewer)];
};

/** What one does oneself is the same in both worlds; what others do need not be. */
function* candidates<T extends Types>(
  { game, states: [, twin], random }: Pair<T>,
  by: Actor,
  move: T['move'],
  isTwinned: boolean,
): Generator<T['move']> {
  if (!isTwinned) yield move;
  for (let tries = 0; tries < TRIES; tries++) {
    const listed = random.below(4) > 0 ? undefined : game.moves(twin, by);
    yield listed === undefined ? game.sample(twin, by, random) : pick(listed, random);
  }
  if (isTwinned) yield move;
}

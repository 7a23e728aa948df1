/** Games that were played for the ui laws: all that was heard and refused in them, and how it stood. */
import {
  type Actor,
  byRollout,
  bySample,
  type Game,
  playout,
  type Random,
  seatsOf,
  seededRandom,
  type Types,
  viewersOf,
} from '@tortuga/engine';
import { type Fixture, fullOptions, reach } from '@tortuga/engine/testing';

/** How it stood for somebody. */
interface Stood<T extends Types> {
  readonly seats: number;
  readonly view: T['view'];
  /** How the game ended, where it has. */
  readonly by: string | undefined;
}

export interface Chronicle<T extends Types> {
  readonly heard: readonly T['heard'][];
  readonly refusals: readonly T['refusal'][];
  readonly stood: readonly Stood<T>[];
}

const GAMES = 6;
/** Of how many positions one is looked at; the last one always is. */
const APART = 12;

/** Each thing once, however often it came: by its text. */
interface Notes<T extends Types> {
  readonly heard: Map<string, T['heard']>;
  readonly refusals: Map<string, T['refusal']>;
  readonly stood: Map<string, Stood<T>>;
}

const note = <V>(kept: Map<string, V>, value: V | undefined): void => {
  if (value !== undefined) kept.set(JSON.stringify(value), value);
};

/** What a move leads to: heard and seen by everybody. */
const noteMove = <T extends Types>(
  game: Game<T>,
  before: T['state'],
  by: Actor,
  move: T['move'],
  { seats, notes }: { readonly seats: number; readonly notes: Notes<T> },
): void => {
  const state = game.clone(before);
  const events = game.play(state, by, move);
  const end = game.result(state)?.by;
  const isSeen = end !== undefined || notes.heard.size % APART === 0;
  for (const viewer of viewersOf(seats)) {
    for (const event of events) note(notes.heard, game.hear(event, viewer));
    if (isSeen) note(notes.stood, { seats, view: game.view(state, viewer), by: end });
  }
};

/** A move with another digit in one place: often out of range, often not in hand. */
const spoilt = (text: string, random: Random): string => {
  const digits = [...text.matchAll(/\d/g)];
  const at = digits[random.below(Math.max(digits.length, 1))]?.index;
  return at === undefined ? text : text.slice(0, at) + String(random.below(10)) + text.slice(at + 1);
};

/** Everybody tries what may well be wrong. */
const noteRefusals = <T extends Types>(
  { module: { game }, junk }: Fixture<T>,
  state: T['state'],
  texts: readonly string[],
  { seats, notes }: { readonly seats: number; readonly notes: Notes<T> },
): void => {
  const moves = [...junk, ...texts].flatMap((text) => game.parseMove(text) ?? []);
  for (const move of moves)
    for (const actor of [...seatsOf(seats), 'chance' as const])
      note(notes.refusals, game.check(state, actor, move));
};

const playOne = <T extends Types>(
  fixture: Fixture<T>,
  { seats, options }: Fixture<T>['tables'][number],
  number: number,
  notes: Notes<T>,
): void => {
  const { game } = fixture.module;
  const random = seededRandom(`ui laws ${number}`);
  const state = game.setup(seats, fullOptions(game, seats, options));
  const choose = number % 2 === 0 ? bySample(game) : byRollout(fixture.module);
  const played: string[] = [];
  const tried = (text: string): readonly string[] => [text, spoilt(text, random)];
  playout(game, state, choose, random, (before, by, move) => {
    const text = game.makeMove(move);
    const earlier = played[random.below(Math.max(played.length, 1))] ?? text;
    noteRefusals(fixture, before, [...tried(text), ...tried(earlier)], { seats, notes });
    noteMove(game, before, by, move, { seats, notes });
    played.push(text);
  });
  noteRefusals(fixture, state, played.slice(-1), { seats, notes });
};

const noteIllegal = <T extends Types>(
  { module: { game }, illegal }: Fixture<T>,
  { refusals }: Notes<T>,
): void => {
  for (const { at, by, move: text } of illegal) {
    const move = game.parseMove(text);
    if (move !== undefined) note(refusals, game.check(reach(game, at), by, move));
  }
};

/** The same games every time. */
export const writeChronicle = <T extends Types>(fixture: Fixture<T>): Chronicle<T> => {
  const notes: Notes<T> = { heard: new Map(), refusals: new Map(), stood: new Map() };
  for (const table of fixture.tables)
    for (let number = 0; number < GAMES; number++) playOne(fixture, table, number, notes);
  noteIllegal(fixture, notes);
  return {
    heard: [...notes.heard.values()],
    refusals: [...notes.refusals.values()],
    stood: [...notes.stood.values()],
  };
};

/** For the tests: a table at which cards are laid line by line, in the notation. */
import type { Actor, Seat, Viewer } from '@tortuga/engine';
import { playLine } from '@tortuga/engine/testing';
import { module } from './index.ts';
import { CARDS, type Event, type Move, type Refusal, type State, type View } from './types.ts';

const { game } = module;

/** Set-ups by number of players: the merchant ship starts on planet 1, the pirate ship on 4, no planet has two treasures alike. */
export const SETUPS: Readonly<Record<number, string>> = {
  3: 'setup 1 4 1,2 3,4 5,6 3,7 2,4 1,5',
  4: 'setup 1 4 2,4,5 1,3,6 3,5,7 4,6,7 3,4,5 1,2,4',
  5: 'setup 1 4 2,4,5 1,3,6 3,5,6,7 3,4,7 3,4,5 1,2,4,5',
};

export interface Table {
  readonly state: State;
  /** Who is to move: nobody once it is over. */
  readonly actor: () => Actor | undefined;
  /** Plays lines, each made by whoever is to move, and returns all that happened. */
  readonly play: (...lines: readonly string[]) => readonly Event[];
  /** `lay('7@3 T@1')`: whoever is to move lays a 7 on planet 3, the next one his Teleport on planet 1. */
  readonly lay: (cards: string) => readonly Event[];
  /** The treasures of the rest are shared out: whoever is asked takes the most valuable. */
  readonly takeBest: () => readonly Event[];
  /** Why a line may not be played, by whoever is to move or by another. */
  readonly refusal: (line: string, by?: Actor) => Refusal | undefined;
  /** All that whoever is to move may do, in the notation. */
  readonly choices: () => readonly string[];
  readonly see: (viewer: Viewer) => View;
}

export const sitDown = (seats = 3, setup = SETUPS[seats] ?? ''): Table => {
  const state = game.setup(seats, {});
  const actor = (): Actor | undefined => game.actors(state)[0];
  const play: Table['play'] = (...lines) =>
    lines.flatMap((line) => playLine(game, state, `${actor()} ${line}`));
  const choices = (): readonly string[] => (game.moves(state, actor() ?? 'chance') ?? []).map(game.makeMove);
  if (setup !== '') play(setup);
  return {
    state,
    actor,
    play,
    lay: (cards) => play(...cards.split(' ').map((card) => `play ${card.replace('@', ' ')}`)),
    takeBest: () => {
      const events: Event[] = [];
      while (actor() !== undefined) events.push(...play(choices().toSorted(byValue).at(-1) ?? ''));
      return events;
    },
    refusal: (line, by = actor() ?? 'chance') => game.check(state, by, readMove(line)),
    choices,
    see: (viewer) => game.view(state, viewer),
  };
};

const byValue = (one: string, other: string): number => Number(one.slice(5)) - Number(other.slice(5));

const readMove = (line: string): Move => {
  const move = game.parseMove(line);
  if (move === undefined) throw new Error(`unreadable: ${line}`);
  return move;
};

/**
 * Everybody lays all cards, pirate 1 first and the Teleport last. A row a seat, with the planets of pirates 1 to 7 and of the
 * Teleport: `222 3333 6`, blanks as you like. A ship stays where it is as long as a single card is laid there.
 */
export const layAll = ({ lay }: Table, rows: readonly string[]): readonly Event[] => {
  const planets = rows.map((row) => row.replaceAll(' ', ''));
  const rounds = CARDS.map((card, round) => planets.map((row) => `${card === 0 ? 'T' : card}@${row[round]}`));
  return lay(rounds.flat().join(' '));
};

/** Of four players, three on planet 1: the merchant ship has come home to it. */
export const EXAMPLE = '7@1 6@1 1@1 1@2 3@1 1@2 2@3 2@3 1@4 2@4 3@5 3@5 2@6 3@6';

/** Three players take the merchant ship around in twelve cards, two a planet; the pirate ship ends on 3. */
export const ROUND = '1@1 1@1 1@2 2@2 2@3 2@3 3@4 3@4 3@5 4@5 4@6 4@6';

/** The first event of a kind, with its own type. */
export const eventOf = <K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): Extract<Event, { kind: K }> | undefined => eventsOf(events, kind)[0];

export const eventsOf = <K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): readonly Extract<Event, { kind: K }>[] =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);

export const kindsOf = (events: readonly Event[]): readonly Event['kind'][] => events.map(({ kind }) => kind);

/** What was taken on a planet (from 1): who, and which values, in order. */
export const takenOn = (
  events: readonly Event[],
  planet: number,
): readonly (readonly [seat: Seat, ...values: number[]])[] =>
  eventsOf(events, 'taken').flatMap((event) =>
    event.planet === planet - 1 ? [[event.seat, ...event.values] as const] : [],
  );

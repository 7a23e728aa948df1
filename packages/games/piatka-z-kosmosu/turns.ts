/** For the tests: positions built up through the notation, and a table at which moves are called out line by line. */
import { type Actor, seatsOf } from '@tortuga/engine';
import { fullOptions, playLine } from '@tortuga/engine/testing';
import { module } from './index.ts';
import { missingFrom, without } from './kinds.ts';
import { dealtTo } from './options.ts';
import { wholeDeck } from './rules.ts';
import {
  type Card,
  type Event,
  HAND,
  KINDS,
  type Move,
  type Options,
  type Refusal,
  type State,
} from './types.ts';

const { game } = module;

export interface Position {
  readonly seats?: number;
  readonly first?: Card;
  /** Plays that made the layout, by the seats in turn, without `play`; every bonus is declined. */
  readonly plays?: readonly string[];
  /** From whoever is then to move, clockwise: what is in hand, and what lies in the pile from its top. */
  readonly hands?: readonly string[];
  readonly piles?: readonly string[];
  readonly options?: Partial<Options>;
}

export interface Table {
  readonly state: State;
  /** Who is to move: nobody once it is over. */
  readonly actor: () => Actor | undefined;
  /** Plays lines, each made by whoever is to move, and returns all that happened. */
  readonly play: (...lines: readonly string[]) => readonly Event[];
  /** Why a line may not be played, by whoever is to move or by another. */
  readonly refusal: (line: string, by?: Actor) => Refusal | undefined;
  /** All that whoever is to move may do, in the notation. */
  readonly choices: () => readonly string[];
}

export const cardsIn = (text = ''): Card[] =>
  (text.match(/[A-E][1-5]/g) ?? []).flatMap((name) => KINDS.find((card) => card === name) ?? []);

interface Stock {
  readonly options: Partial<Options>;
  readonly deck: readonly Card[];
}

/**
 * What a seat lays and then holds comes to it in this order: the hand is always the top of what is left. Without other
 * wishes everybody is dealt just the cards that are named, and of cards not named it is the last kinds that fill a hand.
 */
const stock = ({ seats = 2, first = 'A1', plays = [], hands = [], piles = [], options }: Position): Stock => {
  const named = [first, ...cardsIn([...plays, ...hands, ...piles].join(' '))];
  const missing = missingFrom(wholeDeck(), named);
  if (missing !== undefined) throw new Error(`there are only four of ${missing}`);
  const rest = without(wholeDeck(), named);
  const stacks = seatsOf(seats).map((seat) => {
    const turn = (seat + seats - (plays.length % seats)) % seats;
    const laid = plays.filter((_, index) => index % seats === seat);
    const hand = hands[turn] === undefined ? rest.splice(-HAND) : cardsIn(hands[turn]);
    return [...cardsIn(laid.join(' ')), ...hand, ...cardsIn(piles[turn])];
  });
  const own: Partial<Options> = { deal: 'own', cards: stacks.map(({ length }) => length) };
  const chosen: Partial<Options> =
    options?.deal === undefined && seats > 1 ? { ...own, ...options } : (options ?? {});
  const each = dealtTo(fullOptions(game, seats, chosen), seats);
  const dealt = stacks.flatMap((stack, seat) => [
    ...stack,
    ...rest.splice(0, (each[seat] ?? 0) - stack.length),
  ]);
  return { options: chosen, deck: [first, ...dealt, ...rest] };
};

export const dealLine = (position: Position): string => `deal ${stock(position).deck.join(' ')}`;

export const sitDown = (position: Position = {}): Table => {
  const { seats = 2, plays = [] } = position;
  const table = openTable(seats, stock(position).options);
  table.play(dealLine(position));
  for (const laid of plays) {
    table.play(`play ${laid}`);
    if (table.state.due === 'bonus') table.play('bonus');
  }
  return table;
};

/** Before the deal. */
export const openTable = (seats: number, options: Partial<Options> = {}): Table =>
  tableOf(game.setup(seats, fullOptions(game, seats, options)));

export const tableOf = (state: State): Table => {
  const actor = (): Actor | undefined => game.actors(state)[0];
  return {
    state,
    actor,
    play: (...lines) => lines.flatMap((line) => playLine(game, state, `${actor()} ${line}`)),
    refusal: (line, by = actor() ?? 'chance') => game.check(state, by, readMove(line)),
    choices: () => (game.moves(state, actor() ?? 'chance') ?? []).map(game.makeMove),
  };
};

const readMove = (line: string): Move => {
  const move = game.parseMove(line);
  if (move === undefined) throw new Error(`unreadable: ${line}`);
  return move;
};

/** The first event of a kind, with its own type. */
export const eventOf = <K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): Extract<Event, { kind: K }> | undefined =>
  events.find((event): event is Extract<Event, { kind: K }> => event.kind === kind);

export const kindsOf = (events: readonly Event[]): readonly Event['kind'][] => events.map(({ kind }) => kind);

/** What a play of these cards earns, group by group, the largest first. */
export const bonusesOf = (events: readonly Event[]): readonly number[] =>
  (eventOf(events, 'played')?.earned ?? []).map(({ bonus }) => bonus).toSorted((one, other) => other - one);

/** A1 at 0,0 and a card at the other end of its row, joined by a bridge two rows below. */
export const NARROW = ['A2@0,1 A3@0,2', 'B3@1,2 C3@2,2 D3@3,2', 'D1@3,0 D2@3,1'] as const;
export const WIDE = ['A2@0,1 A3@0,2', 'B3@1,2 C3@2,2 D3@3,2 E3@4,2', 'E1@4,0 E2@4,1'] as const;

/** Five cards that fit nothing on A1 alone. */
export const STUCK = ['B2 B3 C2 C4 D5', 'D2 D3 E2 E4 C5', 'B4 B5 C3 E3 E5', 'D4 C2 B3 E4 D2'] as const;

/** For the tests: a table at which turns are called out line by line, in the notation. */
import type { Actor } from '@tortuga/engine';
import { fullOptions, playLine } from '@tortuga/engine/testing';
import { module } from './index.ts';
import { CARDS, type Event, type Move, type Options, type Refusal, type State } from './types.ts';

const { game } = module;

export interface Table {
  readonly state: State;
  /** Who is to move: nobody once it is over. */
  readonly actor: () => Actor | undefined;
  /** Plays lines, each made by whoever is to move, and returns all that happened. */
  readonly play: (...lines: readonly string[]) => readonly Event[];
  /** The same, with a `stop` where the turn is not over by itself. */
  readonly turn: (...lines: readonly string[]) => readonly Event[];
  /** Why a line may not be played, by whoever is to move or by another. */
  readonly refusal: (line: string, by?: Actor) => Refusal | undefined;
  /** All that whoever is to move may do, in the notation. */
  readonly choices: () => readonly string[];
}

export const sitDown = (seats = 2, options: Partial<Options> = {}): Table => {
  const state = game.setup(seats, fullOptions(game, seats, options));
  const actor = (): Actor | undefined => game.actors(state)[0];
  const play: Table['play'] = (...lines) =>
    lines.flatMap((line) => playLine(game, state, `${actor()} ${line}`));
  return {
    state,
    actor,
    play,
    turn: (...lines) => {
      const events = play(...lines);
      return typeof actor() === 'number' ? [...events, ...play('stop')] : events;
    },
    refusal: (line, by = actor() ?? 'chance') => game.check(state, by, readMove(line)),
    choices: () => (game.moves(state, actor() ?? 'chance') ?? []).map(game.makeMove),
  };
};

const readMove = (line: string): Move => {
  const move = game.parseMove(line);
  if (move === undefined) throw new Error(`unreadable: ${line}`);
  return move;
};

/** `dice('2 skull 6 coin')`: skulls in positions 1 and 2, coins in 3 to 8. */
export const dice = (throwText: string): string =>
  `dice ${throwText.replaceAll(/(\d) (\w+)/g, (_, times: string, face: string) => `${face} `.repeat(Number(times)).trim())}`;

/** A throw that scores nothing, and may be stopped with any card that brings no object, no skull and no battle. */
export const NOTHING = dice('2 monkey 2 parrot 2 sword 2 skull');

/** Throws by what they score with a card that changes nothing. */
const EARNING = {
  0: NOTHING,
  100: dice('3 monkey 2 parrot 2 sword 1 skull'),
  200: dice('4 monkey 2 parrot 2 sword'),
  500: dice('5 monkey 2 parrot 1 sword'),
  1000: dice('6 monkey 1 parrot 1 sword'),
  2000: dice('7 monkey 1 skull'),
  4500: dice('8 monkey'),
} as const;

/** Cards that change nothing for one who stops after the first throw. */
const PLAIN = ['sorceress', 'chest'] as const;

/** A whole turn that scores so much. */
export const earn = ({ state, turn }: Table, points: keyof typeof EARNING): readonly Event[] => {
  const card = PLAIN.find((each) => state.pile[each] > 0);
  if (card === undefined) throw new Error('earn: no plain card is left');
  return turn(`card ${card}`, EARNING[points]);
};

/** A whole turn with the next card of the pile, in the order of CARDS: for long games. */
export const nextTurn = ({ state, turn }: Table, throwLine: string): readonly Event[] =>
  turn(`card ${CARDS.find((card) => state.pile[card] > 0) ?? CARDS[0]}`, throwLine);

/** The first event of a kind, with its own type. */
export const eventOf = <K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): Extract<Event, { kind: K }> | undefined =>
  events.find((event): event is Extract<Event, { kind: K }> => event.kind === kind);

export const pointsOf = (events: readonly Event[]): number | undefined =>
  eventOf(events, 'scored')?.score.points;

export const kindsOf = (events: readonly Event[]): readonly Event['kind'][] => events.map(({ kind }) => kind);

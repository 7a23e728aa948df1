/** A range to flick on: 34 discs, as many as there are, and one's own turn for ever. By real moves and seeded luck. */
import { parseOptions, seededRandom } from '@tortuga/engine';
import { module } from '../../index.ts';
import { fieldOf } from '../../pieces.ts';
import { checkFree } from '../../spots.ts';
import type { Heard, Move, Refusal, State, View } from '../../types.ts';
import { universeOf } from '../../universe/universe.ts';

const { game } = module;

const SEATS = 4;
const DISCS = 34;
/** Tenths of a millimetre between two discs at least. */
const APART = 560;
/** Index of Hi-tech: nothing happens to whoever is hit. */
const CARGO = 2;

const putDiscs = (state: State): void => {
  const field = fieldOf(state, null);
  const { x1, y1 } = universeOf(state.options, state.seats).bounds;
  for (let y = 300; y < y1 && state.discs.length < DISCS; y += APART)
    for (let x = 300; x < x1 && state.discs.length < DISCS; x += APART) {
      if (checkFree(field, state.discs, { x, y }) !== undefined) continue;
      const id = state.discs.length + 1;
      const lying = { where: 'board', by: null, up: false, seen: [], shown: false, cleared: false } as const;
      state.discs.push({ id, type: CARGO, x, y, ...lying, seen: [] });
    }
};

/** The first seat may flick any of them. */
const askAgain = (state: State): void => {
  state.queue = [];
  state.phase = { name: 'flick', seat: 0, why: 'F', discs: state.discs.map(({ id }) => id) };
};

interface Shot {
  readonly heard: readonly Heard[];
  readonly view: View;
}

export interface Range {
  readonly view: () => View;
  readonly check: (move: Move) => Refusal | undefined;
  /** The flick, and its luck. */
  readonly play: (move: Move) => readonly [Shot, Shot];
}

export const makeRange = (seed: string): Range => {
  const random = seededRandom(seed);
  const options = parseOptions(game.options, {}, SEATS);
  if (!options.ok) throw new Error('the usual options are not to be had');
  const state = game.setup(SEATS, options.value);
  state.pirates.forEach((pirate, seat) => {
    pirate.ship = { at: 'hangar', base: seat };
  });
  putDiscs(state);
  askAgain(state);
  const see = (): View => game.view(state, 0);
  const told = (events: ReturnType<typeof game.play>): readonly Heard[] =>
    events.flatMap((event) => game.hear(event, 0) ?? []);
  return {
    view: see,
    check: (move) => game.check(state, 0, move),
    play: (move) => {
      const flicked = told(game.play(state, 0, move));
      const flown = { heard: flicked, view: see() };
      const slid = told(game.play(state, 'chance', game.sample(state, 'chance', random)));
      askAgain(state);
      return [flown, { heard: slid, view: see() }];
    },
  };
};

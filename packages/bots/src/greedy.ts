/** A bot that tries every move in worlds it holds possible, and takes the one after which it stands best. */
import {
  type Bot,
  type Budget,
  type Game,
  type Module,
  type Random,
  type Seat,
  shuffle,
  type Types,
} from '@tortuga/engine';

/** Where moves are neither proposed nor can be listed, this many are drawn. */
const DRAWN = 24;

export const greedyBot = <T extends Types>(module: Module<T>): Bot<T> => ({
  choose: (view, seat, random, budget) => {
    const moves = candidates(module, module.game.determinize(view, random), seat, random);
    return halve(moves, (move) => tryOut(module, view, seat, move, random), budget);
  },
});

/** In random order, so that equals are chosen between fairly. */
const candidates = <T extends Types>(
  { game, policy }: Module<T>,
  guess: T['state'],
  seat: Seat,
  random: Random,
): readonly T['move'][] => {
  const moves = policy.candidates?.(guess, seat, random) ?? game.moves(guess, seat);
  if (moves !== undefined) return shuffle([...moves], random);
  return Array.from({ length: DRAWN }, () => game.sample(guess, seat, random));
};

/** Plays the move in one possible world, lets chance have its say, and looks how the seat stands. */
const tryOut = <T extends Types>(
  { game, policy }: Module<T>,
  view: T['view'],
  seat: Seat,
  move: T['move'],
  random: Random,
): number => {
  const state = game.determinize(view, random);
  game.play(state, seat, move);
  letChancePlay(game, state, random);
  return policy.worth(state)[seat] ?? 0;
};

const letChancePlay = <T extends Types>(game: Game<T>, state: T['state'], random: Random): void => {
  while (game.actors(state)[0] === 'chance') game.play(state, 'chance', game.sample(state, 'chance', random));
};

interface Tried<M> {
  readonly move: M;
  tries: number;
  sum: number;
}

const mean = ({ sum, tries }: Tried<unknown>): number => (tries === 0 ? 0 : sum / tries);

/**
 * Sequential halving: the budget is shared out over rounds, and after each the worse half drops out, so that most
 * of it goes into telling the best moves apart.
 */
const halve = <M>(moves: readonly M[], tryMove: (move: M) => number, budget: Budget): M => {
  const { iterations } = budget;
  let left: Tried<M>[] = moves.slice(0, Math.max(1, iterations)).map((move) => ({ move, tries: 0, sum: 0 }));
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  while (left.length > 1 && budget.expired?.() !== true) {
    const each = Math.max(1, Math.floor(iterations / (rounds * left.length)));
    for (const tried of left) {
      for (let n = 0; n < each; n++) tried.sum += tryMove(tried.move);
      tried.tries += each;
    }
    left = left.toSorted((one, other) => mean(other) - mean(one)).slice(0, Math.ceil(left.length / 2));
  }
  const best = left[0];
  if (best === undefined) throw new Error('a bot was asked to move where there is no move');
  return best.move;
};

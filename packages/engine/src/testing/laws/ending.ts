/** L9, L13: every game ends as its scores say, and nothing is lost on the way. */
import { type Result, type Types, viewersOf } from '../../game.ts';
import { ensure, type Law } from '../law.ts';
import { print, same } from '../plain.ts';
import type { Walk } from '../walk.ts';

export const itEnds: Law = {
  id: 'L9',
  title: 'it ends within maxMoves, and a better score never has a worse place, whenever one asks',
  cheap: true,
  watch: () => ({
    before: (walk) => {
      const { game, log } = walk;
      ensure(log.length < game.maxMoves, () => `not over after maxMoves, ${game.maxMoves}`);
      const standing = standingOf(walk);
      ensure(inOrder(standing, game.better), () => `a better score has a worse place: ${print(standing)}`);
    },
    ended: (walk) => {
      const { game, state, fixture } = walk;
      const result = game.result(state);
      const { places, scores } = standingOf(walk);
      ensure(result !== undefined, () => 'it ended without a result');
      ensure(same(result.scores, scores), () => 'the result has other scores than the state');
      ensure(same(result.places, places), () => 'the result has other places than the state');
      if (!Object.hasOwn(fixture.oddEnds, result.by)) {
        ensure(inOrder(result, game.better), () => `a better score has a worse place: ${print(result)}`);
      }
    },
  }),
};

type Standing = Pick<Result, 'places' | 'scores'>;

/** Who has how many points and is where, now. */
const standingOf = <T extends Types>({ game, state, table }: Walk<T>): Standing => {
  const [places, scores] = [game.places(state), game.scores(state)];
  ensure(scores.length === table.seats, () => `scores of other seats: ${print(scores)}`);
  ensure(arePlaces(places, table.seats), () => `these cannot be places: ${print(places)}`);
  return { places, scores };
};

/** As many seats, somebody first, and each place the number of those before it plus one; alone one is first. */
const arePlaces = (places: readonly number[], seats: number): boolean =>
  places.length === seats &&
  places.includes(1) &&
  places.every((place) => place === 1 + places.filter((other) => other < place).length);

const inOrder = ({ places, scores }: Standing, better: 'higher' | 'lower'): boolean =>
  scores.every((one, a) =>
    scores.every((other, b) => {
      const beats = better === 'higher' ? one > other : one < other;
      return !beats || (places[a] ?? 0) <= (places[b] ?? 0);
    }),
  );

/** Determinisations of one position in so many are counted. */
const DETERMINIZED = 8;

export const nothingIsLost: Law = {
  id: 'L13',
  title: 'conservation: cards, dice and tokens are always the same multiset, also in determinisations',
  cheap: true,
  watch: <T extends Types>() => {
    let expected = '';
    let unsorted = ''; // found right before: most positions list their things in the same order
    const ensureAll = ({ fixture }: Walk<T>, state: T['state'], where: string): void => {
      const things = fixture.inventory(state);
      const listed = things.join(' ');
      if (listed === unsorted) return;
      const found = multiset(things);
      ensure(found === expected, () => `${where} there are ${found}, at the start there were ${expected}`);
      unsorted = listed;
    };
    return {
      opened: (walk: Walk<T>) => {
        expected = multiset(walk.fixture.inventory(walk.game.setup(walk.table.seats, walk.options)));
        unsorted = '';
        ensureAll(walk, walk.state, 'in the first position');
      },
      after: (walk: Walk<T>) => {
        ensureAll(walk, walk.state, 'after the move');
        const { game, state, table, random } = walk;
        // There are thousands of games, and a thing that is lost is lost in all of them.
        if (random.below(DETERMINIZED) !== 0) return;
        for (const viewer of viewersOf(table.seats)) {
          ensureAll(walk, game.determinize(game.view(state, viewer), random), `for ${viewer}`);
        }
      },
    };
  },
};

const multiset = (things: readonly string[]): string => things.toSorted().join(' ');

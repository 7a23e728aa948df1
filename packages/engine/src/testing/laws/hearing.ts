/**
 * L16, the converse of L11. Take two worlds in which a viewer sees the same before and after an entry. The viewer must
 * hear the same in both; otherwise `hear` tells what `view` hides. An event of a public kind may also tell which move was
 * made: such events are compared only where the move is the same in both worlds.
 */
import { type Actor, type Types, type Viewer, viewersOf } from '../../game.ts';
import { heardBy } from '../../match.ts';
import { pick } from '../../random.ts';
import { type Fixture, kindsOf } from '../fixture.ts';
import { ensure, type Law } from '../law.ts';
import { print, same } from '../plain.ts';
import { isLookedAt, type Walk } from '../walk.ts';
import { alternatives } from './twins.ts';

/** Worlds that are tried when one is looked for in which the entry looks the same. */
const WORLDS = 8;

/** What happened in the game, through the eyes of one viewer. */
interface Seen<T extends Types> {
  readonly before: T['state'];
  readonly viewer: Viewer;
  readonly by: Actor;
  readonly move: T['move'];
  readonly events: readonly T['event'][];
}

/** What happened in another world that looks the same, before and after. */
interface Otherwise<T extends Types> {
  readonly events: readonly T['event'][];
  readonly isSameMove: boolean;
}

export const hearingTellsNoMore: Law = {
  id: 'L16',
  title: 'hearing tells no more than seeing: who saw the same and did the same heard the same',
  watch: <T extends Types>() => {
    let before: T['state'] | undefined;
    let worlds = 0;
    return {
      before: (walk: Walk<T>) => {
        before = isLookedAt(walk) ? walk.game.clone(walk.state) : undefined;
      },
      after: (walk: Walk<T>, by, move, events) => {
        if (before === undefined) return;
        const viewer = pick(viewersOf(walk.table.seats), walk.random);
        const seen: Seen<T> = { before, viewer, by, move, events };
        const otherwise = findAlike(walk, seen);
        if (otherwise === undefined) return;
        worlds += 1;
        ensureSoundsAlike(walk, seen, otherwise);
      },
      borneOut: (fixture) => {
        ensure(
          kindsOf(fixture, 'hidden').length === 0 || worlds > 0,
          () => 'no two worlds looked the same: nothing was compared',
        );
      },
    };
  },
};

/** Another world that the viewer may take for the true one, and a move in it after which it still may. */
const findAlike = <T extends Types>(walk: Walk<T>, seen: Seen<T>): Otherwise<T> | undefined => {
  const { game, state, random } = walk;
  const { before, viewer, by, move } = seen;
  const text = game.makeMove(move);
  const [known, after] = [game.view(before, viewer), print(game.view(state, viewer))];
  for (let tries = 0; tries < WORLDS; tries++) {
    const world = game.determinize(known, random);
    for (const other of candidates(walk, seen, world)) {
      if (game.check(world, by, other) !== undefined) continue;
      const there = game.clone(world);
      const events = game.play(there, by, other);
      if (print(game.view(there, viewer)) === after)
        return { events, isSameMove: game.makeMove(other) === text };
    }
  }
  return undefined;
};

/** What one does oneself is the same in both worlds; what others do need not be. */
const candidates = <T extends Types>(
  { game, random }: Walk<T>,
  { viewer, by, move }: Seen<T>,
  world: T['state'],
): readonly T['move'][] => {
  if (by === viewer) return [move];
  const others = alternatives(game, world, by, random, 2);
  return random.below(2) === 0 ? [move, ...others] : [...others, move];
};

const ensureSoundsAlike = <T extends Types>(
  { game, fixture }: Walk<T>,
  { events, viewer }: Seen<T>,
  otherwise: Otherwise<T>,
): void => {
  const told = (all: readonly T['event'][]): readonly T['heard'][] =>
    heardBy(
      game,
      all.filter((event) => otherwise.isSameMove || !isPublic(fixture, event)),
      viewer,
    );
  const [one, other] = [told(events), told(otherwise.events)];
  ensure(same(one, other), () => `${viewer} sees the same, yet hears ${print(one)} or ${print(other)}`);
};

const isPublic = <T extends Types>(fixture: Fixture<T>, { kind }: T['event']): boolean =>
  kindsOf(fixture, 'public').includes(kind);

/** L11, L12: nobody can tell apart two worlds that sounded the same, and there were such worlds. */
import { type Actor, type Types, type Viewer, viewersOf } from '../../game.ts';
import { heardBy } from '../../match.ts';
import { seededRandom } from '../../random.ts';
import { type Fixture, kindsOf, reach, type SmallWorld } from '../fixture.ts';
import { ensure, type Law } from '../law.ts';
import { print, same } from '../plain.ts';
import { isLookedAt, type Walk, type Watcher } from '../walk.ts';
import { findTwin, stepTwin, type Twin } from './twins.ts';

/** Told of the kinds of events that came out otherwise in a twin; `born` where the twin is new. */
type Note = (kinds: readonly string[], born: boolean) => void;

/** Twins kept for one viewer: the oldest stay, so that leaks which begin late are found. */
const TWINS = 3;

type Compare<T extends Types> = (walk: Walk<T>, twin: Twin<T>) => void;

const pairedWorlds = <T extends Types>(note: Note, compare: Compare<T>): Watcher<T> => {
  let twins: Twin<T>[] = [];
  let before: T['state'] | undefined;
  return {
    opened: () => {
      twins = [];
    },
    before: (walk) => {
      before = walk.game.clone(walk.state);
    },
    after: (walk, by, move, events) => {
      twins = twins.filter((twin) => stays(walk, twin, by, move, events, note));
      for (const viewer of viewersOf(walk.table.seats)) {
        const full = twins.filter((twin) => twin.viewer === viewer).length >= TWINS;
        if (viewer === by || full || before === undefined || !isLookedAt(walk)) continue;
        const birth = findTwin(walk.game, before, by, move, events, viewer, walk.random);
        if (birth === undefined) continue;
        twins.push(birth.twin);
        note(birth.kinds, true);
      }
      for (const twin of twins) compare(walk, twin);
    },
  };
};

const stays = <T extends Types>(
  { game, random }: Walk<T>,
  twin: Twin<T>,
  by: Actor,
  move: T['move'],
  events: readonly T['event'][],
  note: Note,
): boolean => {
  if (by === twin.viewer) {
    const refusal = game.check(twin.state, by, move);
    ensure(
      refusal === undefined,
      () => `${by} ${game.makeMove(move)} is legal or not by what ${by} does not know`,
    );
  }
  const kinds = stepTwin(game, twin, by, move, events, random);
  if (kinds !== undefined) note(kinds, false);
  return kinds !== undefined;
};

const ensureAlike = <T extends Types>({ game, state }: Walk<T>, { viewer, state: twin }: Twin<T>): void => {
  const [view, other] = [game.view(state, viewer), game.view(twin, viewer)];
  ensure(same(view, other), () => `${viewer} can tell worlds apart: ${print(view)} and ${print(other)}`);
  ensure(same(game.actors(state), game.actors(twin)), () => `who moves tells ${viewer} what is hidden`);
  if (viewer === 'spectator') return;
  ensure(
    same(game.moves(state, viewer), game.moves(twin, viewer)),
    () => `its moves tell ${viewer} what is hidden`,
  );
};

export const worldsArePaired: Law = {
  id: 'L11',
  title: 'paired worlds: who heard the same and did the same sees the same',
  watch: <T extends Types>() => pairedWorlds<T>(() => undefined, ensureAlike),
};

export const notVacuous: Law = {
  id: 'L12',
  title: 'not vacuous: every hidden kind was paired, determinisations vary, and the truth is among them',
  watch: <T extends Types>() => {
    const paired = new Set<string>();
    const unequal = new Set<string>();
    const varied = new Set<Viewer>();
    let worlds = 0;
    const count: Note = (kinds, born) => {
      if (born) worlds += 1;
      for (const kind of kinds) paired.add(kind);
    };
    // That they are alike is L11.
    const pairs = pairedWorlds<T>(count, () => undefined);
    return {
      ...pairs,
      after: (walk: Walk<T>, by, move, events) => {
        pairs.after?.(walk, by, move, events);
        noteUnequal(walk, events, unequal);
        if (isLookedAt(walk)) noteVaried(walk, varied);
      },
      closed: (fixture) => {
        ensureToldHidden(fixture, unequal, worlds);
        ensureVaried(fixture, varied);
        for (const small of fixture.smallWorlds) ensureAllWorlds(fixture, small);
      },
      borneOut: (fixture) => {
        for (const kind of kindsOf(fixture, 'hidden'))
          ensure(paired.has(kind), () => `hidden, but never in paired worlds: ${kind}`);
      },
    };
  },
};

/** The kinds that not everybody hears alike. */
const noteUnequal = <T extends Types>(
  { game, table }: Walk<T>,
  events: readonly T['event'][],
  unequal: Set<string>,
): void => {
  for (const event of events) {
    const public_ = heardBy(game, [event], 'spectator');
    const differs = viewersOf(table.seats).some((viewer) => !same(heardBy(game, [event], viewer), public_));
    if (differs || public_.length === 0) unequal.add(event.kind);
  }
};

const noteVaried = <T extends Types>({ game, state, table, random }: Walk<T>, varied: Set<Viewer>): void => {
  for (const viewer of viewersOf(table.seats)) {
    if (varied.has(viewer)) continue;
    const view = game.view(state, viewer);
    if (!same(game.determinize(view, random), game.determinize(view, random))) varied.add(viewer);
  }
};

const ensureToldHidden = <T extends Types>(
  fixture: Fixture<T>,
  unequal: ReadonlySet<string>,
  worlds: number,
): void => {
  const hidden = kindsOf(fixture, 'hidden');
  for (const kind of unequal)
    ensure(hidden.includes(kind), () => `heard unequally, but not said to be hidden: ${kind}`);
  ensure(
    hidden.length > 0 || worlds === 0,
    () => 'nothing is said to be hidden, yet there are worlds that sound the same',
  );
};

const ensureVaried = <T extends Types>(fixture: Fixture<T>, varied: ReadonlySet<Viewer>): void => {
  if (kindsOf(fixture, 'hidden').length === 0) return;
  const seats = Math.max(...fixture.tables.map((table) => table.seats));
  for (const viewer of viewersOf(seats)) {
    ensure(varied.has(viewer), () => `determinisations of what ${viewer} sees never vary`);
  }
};

/** Draws that make missing one of w equally likely worlds a matter of one in a million, for w up to 50. */
const DRAWS = 1000;

const ensureAllWorlds = <T extends Types>(
  fixture: Fixture<T>,
  { at, viewer, worlds, aspect = (state) => state }: SmallWorld<T>,
): void => {
  const { game } = fixture.module;
  const truth = reach(game, at);
  const random = seededRandom(`small worlds of ${game.id}`);
  const view = game.view(truth, viewer);
  const found = new Set(Array.from({ length: DRAWS }, () => print(aspect(game.determinize(view, random)))));
  ensure(
    found.has(print(aspect(truth))),
    () => `the truth never came up for ${viewer} after ${at.log.join(', ')}`,
  );
  ensure(
    found.size === worlds,
    () => `${viewer} should hold ${worlds} worlds possible, ${found.size} came up`,
  );
};

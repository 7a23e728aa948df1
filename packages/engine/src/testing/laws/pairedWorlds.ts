/** L11, L12: nobody can tell apart two worlds that sounded the same, and there were such worlds. */
import { type Actor, type Types, type Viewer, viewersOf } from '../../game.ts';
import { heardBy } from '../../match.ts';
import { seededRandom } from '../../random.ts';
import { type Fixture, kindsOf, reach, type SmallWorld } from '../fixture.ts';
import { ensure, type Law } from '../law.ts';
import { print, same } from '../plain.ts';
import { isLookedAt, type Walk } from '../walk.ts';
import { type Birth, findTwin, stepTwin, type Twin } from './twins.ts';

/** Twins kept for one viewer: the oldest stay, so that leaks which begin late are found. */
const TWINS = 3;

/** What came of the twins with the entry that was played last. */
interface Step<T extends Types> {
  readonly twins: readonly Twin<T>[];
  readonly born: number;
  /** The kinds of events that came out otherwise in a twin. */
  readonly kinds: readonly string[];
  /** Moves that are legal or not by what their maker does not know. */
  readonly betrayed: readonly string[];
}

type Played<T extends Types> = readonly [by: Actor, move: T['move'], events: readonly T['event'][]];

/** The twins of one game: L11 and L12 look at the same ones, and whichever comes first steps them. */
const pairedWorlds = <T extends Types>(own: Walk<T>) => {
  const walk = { ...own, random: own.sharedRandom };
  const { game, state, log } = walk;
  let before = game.clone(state);
  let at = log.length;
  let last: Step<T> = { twins: [], born: 0, kinds: [], betrayed: [] };
  const stepped = (...played: Played<T>): Step<T> => {
    const kept = last.twins.map((twin) => [twin, stay(walk, twin, ...played)] as const);
    const twins = kept.flatMap(([twin, { kinds }]) => (kinds === undefined ? [] : [twin]));
    const births = bearTwins(walk, before, twins, ...played);
    return {
      twins: [...twins, ...births.map(({ twin }) => twin)],
      born: births.length,
      kinds: [...kept.flatMap(([, { kinds = [] }]) => kinds), ...births.flatMap(({ kinds }) => kinds)],
      betrayed: kept.flatMap(([, { betrayed }]) => betrayed ?? []),
    };
  };
  return (...played: Played<T>): Step<T> => {
    if (at === log.length) return last;
    last = stepped(...played);
    before = game.clone(state);
    at = log.length;
    return last;
  };
};

/** By the log of a walk, which is one for all laws. */
const pairsOfWalks = new WeakMap<object, unknown>();

const pairsOf = <T extends Types>(walk: Walk<T>): ReturnType<typeof pairedWorlds<T>> => {
  if (!pairsOfWalks.has(walk.log)) pairsOfWalks.set(walk.log, pairedWorlds(walk));
  return pairsOfWalks.get(walk.log) as ReturnType<typeof pairedWorlds<T>>; // of the same walk
};

const bearTwins = <T extends Types>(
  walk: Walk<T>,
  before: T['state'],
  twins: readonly Twin<T>[],
  ...[by, move, events]: Played<T>
): readonly Birth<T>[] =>
  viewersOf(walk.table.seats).flatMap((viewer) => {
    const isFull = twins.filter((twin) => twin.viewer === viewer).length >= TWINS;
    if (viewer === by || isFull || !isLookedAt(walk)) return [];
    return findTwin(walk.game, before, by, move, events, viewer, walk.random) ?? [];
  });

/** Without kinds where the viewer may tell the worlds apart from now on. */
const stay = <T extends Types>(
  { game, random }: Walk<T>,
  twin: Twin<T>,
  ...[by, move, events]: Played<T>
): { readonly kinds: readonly string[] | undefined; readonly betrayed?: string } => {
  if (by === twin.viewer && game.check(twin.state, by, move) !== undefined)
    return { kinds: undefined, betrayed: `${by} ${game.makeMove(move)}` };
  return { kinds: stepTwin(game, twin, by, move, events, random) };
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
  watch: <T extends Types>() => ({
    opened: (walk: Walk<T>) => void pairsOf(walk),
    after: (walk: Walk<T>, by, move, events) => {
      const { twins, betrayed } = pairsOf(walk)(by, move, events);
      ensure(
        betrayed.length === 0,
        () => `${betrayed.join()} is legal or not by what its maker does not know`,
      );
      for (const twin of twins) ensureAlike(walk, twin);
    },
  }),
};

export const notVacuous: Law = {
  id: 'L12',
  title: 'not vacuous: every hidden kind was paired, determinisations vary, and the truth is among them',
  watch: <T extends Types>() => {
    const paired = new Set<string>();
    const unequal = new Set<string>();
    const varied = new Set<Viewer>();
    let worlds = 0;
    return {
      opened: (walk: Walk<T>) => void pairsOf(walk),
      after: (walk: Walk<T>, by, move, events) => {
        const { born, kinds } = pairsOf(walk)(by, move, events);
        worlds += born;
        for (const kind of kinds) paired.add(kind);
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

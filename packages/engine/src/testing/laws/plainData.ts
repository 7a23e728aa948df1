/** L1, L2, L3, L6, L7: states are plain values, and rules are functions of them. */
import { type Game, seatsOf, type Types, viewersOf } from '../../game.ts';
import { headerOf, openMatch, referee } from '../../referee.ts';
import { makeHeader, makeMoveLine, parseTranscript } from '../../transcript.ts';
import { ensure, type Law } from '../law.ts';
import { notPlain, print, same } from '../plain.ts';
import { isLookedAt, type Walk } from '../walk.ts';

const ensurePlain = (what: string, value: unknown): void => {
  const path = notPlain(value);
  ensure(path === undefined, () => `${what} is not plain JSON at ${path}`);
};

export const plain: Law = {
  id: 'L1',
  title: 'plain: state, move, event, heard and view survive a JSON round trip',
  watch: () => ({
    after: (walk, _by, move, events) => {
      if (!isLookedAt(walk)) return;
      const { game, state, table } = walk;
      ensurePlain('the state', state);
      ensurePlain('a move', move);
      for (const event of events) ensurePlain('an event', event);
      for (const viewer of viewersOf(table.seats)) {
        ensurePlain(`the view of ${viewer}`, game.view(state, viewer));
        for (const event of events) ensurePlain(`what ${viewer} heard`, game.hear(event, viewer) ?? null);
      }
    },
  }),
};

export const setupHoldsNoLuck: Law = {
  id: 'L2',
  title: 'setup holds no luck',
  watch: () => ({
    opened: ({ game, table, options }) => {
      const [one, other] = [game.setup(table.seats, options), game.setup(table.seats, options)];
      ensure(same(one, other), () => `two set-ups differ: ${print(one)} and ${print(other)}`);
    },
  }),
};

export const cloneIsDeep: Law = {
  id: 'L3',
  title: 'clone is deep; playing on it leaves the original as it was',
  watch: () => ({
    before: (walk, by, move) => {
      if (!isLookedAt(walk)) return;
      const { game, state } = walk;
      const original = print(state);
      const copy = game.clone(state);
      ensure(print(copy) === original, () => 'a clone differs from its original');
      game.play(copy, by, move);
      ensure(
        print(state) === original,
        () => `playing ${game.makeMove(move)} on a clone changed the original`,
      );
    },
  }),
};

export const askingChangesNothing: Law = {
  id: 'L6',
  title: 'asking changes nothing',
  watch: <T extends Types>() => {
    let kept: { readonly view: T['view']; readonly text: string } | undefined;
    return {
      before: (walk: Walk<T>, by, move) => {
        if (!isLookedAt(walk)) return;
        const before = print(walk.state);
        for (const [what, ask] of questions(walk)) {
          ask();
          ensure(print(walk.state) === before, () => `${what} changed the state`);
        }
        walk.game.check(walk.state, by, move);
        ensure(print(walk.state) === before, () => 'check changed the state');
        const view = walk.game.view(walk.state, 'spectator');
        kept = { view, text: print(view) };
      },
      after: () => {
        ensure(
          kept === undefined || print(kept.view) === kept.text,
          () => 'playing on changed a view given before',
        );
      },
    };
  },
};

const questions = <T extends Types>({
  game,
  state,
  table,
  random,
}: Walk<T>): readonly (readonly [string, () => unknown])[] => [
  ['actors', () => game.actors(state)],
  ['scores', () => game.scores(state)],
  ['places', () => game.places(state)],
  ['result', () => game.result(state)],
  ['moves', () => [...seatsOf(table.seats), 'chance' as const].map((actor) => game.moves(state, actor))],
  ['sample', () => game.actors(state).map((actor) => game.sample(state, actor, random))],
  ['view', () => viewersOf(table.seats).map((viewer) => game.view(state, viewer))],
  ['determinize', () => game.determinize(game.view(state, 0), random)],
];

export const replays: Law = {
  id: 'L7',
  title:
    'replay: same state and move give the same events and state; the printed log replays to the same end',
  watch: () => ({
    before: (walk, by, move) => {
      if (!isLookedAt(walk)) return;
      const { game, state } = walk;
      const [one, other] = [game.clone(state), game.clone(state)];
      const [events, again] = [game.play(one, by, move), game.play(other, by, move)];
      ensure(
        same(events, again),
        () => `${game.makeMove(move)} told different events: ${print([events, again])}`,
      );
      ensure(same(one, other), () => `${game.makeMove(move)} led to different states`);
    },
    ended: (walk) => {
      const replayed = replay(walk);
      ensure(print(replayed) === print(walk.state), () => 'the printed log replays to another end');
    },
  }),
};

/** From the set-up through the transcript's text; from elsewhere move by move. */
const replay = <T extends Types>(walk: Walk<T>): T['state'] => {
  const { game, table, options, log } = walk;
  const header = headerOf(game, table.seats, options);
  const lines = log.map(({ by, move }) => makeMoveLine(by, game.makeMove(move)));
  const read = parseTranscript(makeHeader(header) + lines.join(''));
  ensure(read.ok, () => 'the printed log cannot be read');
  const opened = openMatch(game, header);
  ensure(opened.ok, () => 'the printed header cannot be read');
  if (!same(opened.match.state, walk.origin)) return replayMoves(game, walk);
  const ruling = referee(game, read.transcript);
  ensure(ruling.ok, () => `the printed log is refused: ${print(ruling)}`);
  return ruling.match.state;
};

const replayMoves = <T extends Types>(game: Game<T>, { origin, log }: Walk<T>): T['state'] => {
  const state = game.clone(origin);
  for (const { by, move } of log) {
    const parsed = game.parseMove(game.makeMove(move));
    ensure(parsed !== undefined, () => `unreadable: ${game.makeMove(move)}`);
    game.play(state, by, parsed);
  }
  return state;
};

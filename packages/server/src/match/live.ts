/** A game being played, whatever game it is: states never change, a step gives the next one. */
import {
  type Actor,
  advance,
  agreedResult,
  type AnyGame,
  fairRandom,
  frameOf,
  type Game,
  type Luck,
  type Match,
  openMatch,
  type Result,
  type Seat,
  type Types,
  type Viewer,
} from '@tortuga/engine';

export interface Made {
  readonly by: Actor;
  readonly move: string;
}

/** One entry as each viewer may know it: `heard` and `view` as JSON. */
export interface LiveFrame {
  readonly seq: number;
  readonly by: Actor;
  readonly bodies: ReadonlyMap<Viewer, { readonly heard: readonly unknown[]; readonly view: unknown }>;
}

/** What a step would come to. Nothing has happened until it is stored. */
export interface Step {
  readonly made: readonly Made[];
  readonly frames: readonly LiveFrame[];
  readonly after: Live;
}

type Outcome =
  | ({ readonly ok: true } & Step)
  | { readonly ok: false; readonly code: string; readonly refusal: unknown };

export interface Live {
  readonly seq: number;
  readonly actors: readonly Actor[];
  readonly result: Result | undefined;
  /** Of a match that is stopped here. */
  readonly agreed: () => Result;
  readonly view: (viewer: Viewer) => unknown;
  /** A seat's move, and all that chance does after it. */
  readonly play: (by: Seat, move: string, luck: Luck, viewers: readonly Viewer[]) => Outcome;
  /** What chance does now. */
  readonly draw: (luck: Luck, viewers: readonly Viewer[]) => Step;
  /** Entries that are stored already. */
  readonly follow: (entries: readonly Made[], viewers: readonly Viewer[]) => Step;
}

/** The table as it is before the first move; undefined where this server does not know the game so. */
export const openLive = (
  game: AnyGame,
  header: { readonly version: number; readonly seats: number; readonly options: string },
): Live | undefined =>
  game.use((module) => {
    const opened = openMatch(module.game, { game: game.id, ...header });
    return opened.ok ? liveOf(opened.match) : undefined;
  });

const copyOf = <T extends Types>(match: Match<T>): Match<T> => ({
  game: match.game,
  seats: match.seats,
  options: match.options,
  state: match.game.clone(match.state),
  seq: match.seq,
});

const liveOf = <T extends Types>(match: Match<T>): Live => {
  const { game, state, seq } = match;
  return {
    seq,
    actors: game.actors(state),
    result: game.result(state),
    agreed: () => agreedResult(match),
    view: (viewer) => game.view(state, viewer),
    play: (by, text, luck, viewers) => {
      const move = game.parseMove(text);
      if (move === undefined) return { ok: false, code: 'unreadable', refusal: null };
      const refusal = game.check(state, by, move);
      if (refusal !== undefined) return { ok: false, code: refusal.code, refusal };
      const walk = walkOf(match, viewers);
      walk.make(by, move);
      walk.draw(luck);
      return { ok: true, ...walk.end() };
    },
    draw: (luck, viewers) => {
      const walk = walkOf(match, viewers);
      walk.draw(luck);
      return walk.end();
    },
    follow: (entries, viewers) => {
      const walk = walkOf(match, viewers);
      for (const { by, move } of entries) walk.make(by, readable(game, move));
      return walk.end();
    },
  };
};

const readable = <T extends Types>(game: Game<T>, text: string): T['move'] => {
  const move = game.parseMove(text);
  if (move === undefined) throw new Error(`a stored move of ${game.id} cannot be read: ${text}`);
  return move;
};

/** Entries made one after another on a copy. */
const walkOf = <T extends Types>(from: Match<T>, viewers: readonly Viewer[]) => {
  const match = copyOf(from);
  const { game } = match;
  const made: Made[] = [];
  const frames: LiveFrame[] = [];
  const make = (by: Actor, move: T['move']): void => {
    const outcome = advance(match, by, move);
    if (!outcome.ok) throw new Error(`${by} ${game.makeMove(move)} does not stand: ${outcome.refusal.code}`);
    made.push({ by, move: game.makeMove(move) });
    const bodies = viewers.map((viewer) => [viewer, frameOf(match, by, outcome.events, viewer)] as const);
    frames.push({ seq: match.seq, by, bodies: new Map(bodies) });
  };
  return {
    make,
    draw: (luck: Luck): void => {
      while (game.actors(match.state)[0] === 'chance') {
        make('chance', game.sample(match.state, 'chance', fairRandom(luck, match.seq + 1)));
      }
    },
    end: (): Step => ({ made, frames, after: liveOf(match) }),
  };
};

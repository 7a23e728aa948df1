/** A game being played, whatever game it is: states never change, a step gives the next one. */
import { fairRandom, type Luck } from './fair.ts';
import type { Actor, Game, Result, Seat, Types, Viewer } from './game.ts';
import { advance, agreedResult, heardBy, type Match } from './match.ts';
import type { AnyGame } from './module.ts';
import { openMatch } from './referee.ts';

export interface Made {
  readonly by: Actor;
  readonly move: string;
}

/** One entry as each viewer may know it: `heard` and `view` as JSON. */
export interface LiveFrame {
  readonly seq: number;
  readonly by: Actor;
  readonly bodies: readonly Body[];
}

interface Body {
  readonly viewer: Viewer;
  readonly heard: readonly unknown[];
  readonly view: unknown;
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

/** The table as it is before the first move; undefined where the game is not known so. */
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
      const walk = walkOf(match, viewers);
      const refusal = walk.make(by, move);
      if (refusal !== undefined) return { ok: false, code: refusal.code, refusal };
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
      for (const { by, move } of entries) walk.mustMake(by, readable(game, move));
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
  /** Gives why not. */
  const make = (by: Actor, move: T['move']): T['refusal'] | undefined => {
    const outcome = advance(match, by, move);
    if (!outcome.ok) return outcome.refusal;
    made.push({ by, move: game.makeMove(move) });
    const bodies = viewers.map((viewer) => ({
      viewer,
      heard: heardBy(game, outcome.events, viewer),
      view: game.view(match.state, viewer),
    }));
    frames.push({ seq: match.seq, by, bodies });
    return undefined;
  };
  const mustMake = (by: Actor, move: T['move']): void => {
    const refusal = make(by, move);
    if (refusal !== undefined)
      throw new Error(`${by} ${game.makeMove(move)} does not stand: ${refusal.code}`);
  };
  return {
    make,
    mustMake,
    draw: (luck: Luck): void => {
      while (game.actors(match.state)[0] === 'chance') {
        mustMake('chance', game.sample(match.state, 'chance', fairRandom(luck, match.seq + 1)));
      }
    },
    end: (): Step => ({ made, frames, after: liveOf(match) }),
  };
};

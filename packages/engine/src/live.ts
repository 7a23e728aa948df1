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

/** Where it is refused, by the game for a reason of its own, or because the text is no move of it. */
type Outcome =
  | { readonly ok: true; readonly step: Step }
  | { readonly ok: false; readonly code: 'unreadable'; readonly refusal: null }
  | { readonly ok: false; readonly code: string; readonly refusal: object };

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
    return opened.ok ? new LiveMatch(opened.match) : undefined;
  });

const copyOf = <T extends Types>(match: Match<T>): Match<T> => ({
  game: match.game,
  seats: match.seats,
  options: match.options,
  state: match.game.clone(match.state),
  seq: match.seq,
});

/**
 * A class, and not an object of functions: one is made for every move of a server. So what it can do is called on it, and
 * never taken out of it.
 */
class LiveMatch<T extends Types> implements Live {
  readonly seq: number;
  readonly actors: readonly Actor[];
  readonly result: Result | undefined;
  readonly #match: Match<T>;

  constructor(match: Match<T>) {
    this.seq = match.seq;
    this.actors = match.game.actors(match.state);
    this.result = match.game.result(match.state);
    this.#match = match;
  }

  agreed(): Result {
    return agreedResult(this.#match);
  }

  view(viewer: Viewer): unknown {
    return this.#match.game.view(this.#match.state, viewer);
  }

  play(by: Seat, text: string, luck: Luck, viewers: readonly Viewer[]): Outcome {
    const move = this.#match.game.parseMove(text);
    if (move === undefined) return { ok: false, code: 'unreadable', refusal: null };
    const walk = walkFrom(this.#match, viewers);
    const refusal = make(walk, by, move);
    if (refusal !== undefined) return { ok: false, code: refusal.code, refusal };
    draw(walk, luck);
    return { ok: true, step: stepOf(walk) };
  }

  draw(luck: Luck, viewers: readonly Viewer[]): Step {
    const walk = walkFrom(this.#match, viewers);
    draw(walk, luck);
    return stepOf(walk);
  }

  follow(entries: readonly Made[], viewers: readonly Viewer[]): Step {
    const walk = walkFrom(this.#match, viewers);
    for (const { by, move } of entries) mustMake(walk, by, readable(this.#match.game, move));
    return stepOf(walk);
  }
}

const readable = <T extends Types>(game: Game<T>, text: string): T['move'] => {
  const move = game.parseMove(text);
  if (move === undefined) throw new Error(`a stored move of ${game.id} cannot be read: ${text}`);
  return move;
};

/** Entries made one after another on a copy. */
interface Walk<T extends Types> {
  readonly match: Match<T>;
  readonly viewers: readonly Viewer[];
  readonly made: Made[];
  readonly frames: LiveFrame[];
}

const walkFrom = <T extends Types>(match: Match<T>, viewers: readonly Viewer[]): Walk<T> => ({
  match: copyOf(match),
  viewers,
  made: [],
  frames: [],
});

const stepOf = <T extends Types>({ made, frames, match }: Walk<T>): Step => ({
  made,
  frames,
  after: new LiveMatch(match),
});

/** Gives why not. */
const make = <T extends Types>(walk: Walk<T>, by: Actor, move: T['move']): T['refusal'] | undefined => {
  const { match, viewers, made, frames } = walk;
  const { game, state } = match;
  const outcome = advance(match, by, move);
  if (!outcome.ok) return outcome.refusal;
  made.push({ by, move: game.makeMove(move) });
  const bodies = viewers.map((viewer) => ({
    viewer,
    heard: heardBy(game, outcome.events, viewer),
    view: game.view(state, viewer),
  }));
  frames.push({ seq: match.seq, by, bodies });
  return undefined;
};

const mustMake = <T extends Types>(walk: Walk<T>, by: Actor, move: T['move']): void => {
  const refusal = make(walk, by, move);
  if (refusal !== undefined)
    throw new Error(`${by} ${walk.match.game.makeMove(move)} does not stand: ${refusal.code}`);
};

const draw = <T extends Types>(walk: Walk<T>, luck: Luck): void => {
  const { match } = walk;
  const { game, state } = match;
  while (game.actors(state)[0] === 'chance') {
    mustMake(walk, 'chance', game.sample(state, 'chance', fairRandom(luck, match.seq + 1)));
  }
};

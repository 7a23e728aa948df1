/** What a game's ui gives the page, and what it is given. No game and no network is known here. */
import type { ComponentType, ReactNode } from 'react';
import type { Choreography } from './motion/clip.ts';
import type { Sitter } from './sitter.ts';
import type { Aim } from './touch/aim.ts';
import type { ByLanguage, Language, Messages, Say } from './words/say.ts';

/** As much of a game's vocabulary as is drawn; `draft` is a decision in the making. */
export interface Drawn {
  readonly view: object;
  readonly heard: object;
  readonly move: object;
  readonly refusal: { readonly code: string };
  readonly draft: object;
}

export type Viewer = number | 'spectator';

/** How a view came about: what was heard, and how it stood before. */
export interface Latest<D extends Drawn> {
  readonly before: D['view'];
  readonly heard: readonly D['heard'][];
}

/**
 * What all parts of a table are given. Each of these stays the same thing until it has changed, so that a part which is
 * memoised is drawn only then; functions that are called by a hand stay the same for ever.
 */
export interface TableProps<D extends Drawn> {
  readonly view: D['view'];
  /**
   * The frame that led to this view, kept until the next one: a turn may end with the throw that the view has put away
   * already. Undefined at first and after a jump.
   */
  readonly latest?: Latest<D> | undefined;
  readonly viewer: Viewer;
  readonly sitters: readonly Sitter[];
  /** Whose turn it is; nobody while chance moves and once it is over. */
  readonly turn: readonly number[];
  /** All that the viewer may do now: none out of turn, undefined where moves cannot be listed. */
  readonly moves: readonly D['move'][] | undefined;
  readonly check: (move: D['move']) => D['refusal'] | undefined;
  /** Sends a move; one that is refused is explained at the piece that was touched last. */
  readonly play: (move: D['move']) => void;
  /** Says why not, at a piece (`data-piece`). */
  readonly refuse: (refusal: D['refusal'], piece?: string) => void;
  /** Says why not where no move is refused, as where one would look at what is not for his eyes. */
  readonly tellWhy: (why: Explained, piece?: string) => void;
  readonly draft: D['draft'];
  /** Draws the table, and keeps the draft once it rests: for what a tap, or the end of a drag, has chosen. */
  readonly setDraft: (draft: D['draft']) => void;
  /**
   * The draft as a finger has it while it drags, sixty times a second: heard only by parts that ask (`useAimed`,
   * `useAim`). When the finger lets go, the draft is set and the aim is nothing again.
   */
  readonly aim: Aim<D['draft']>;
  /** Pieces are still moving, or a move is under way: nothing can be played. */
  readonly isBusy: boolean;
  readonly hasHints: boolean;
}

/** One line of the log. */
export interface Told {
  readonly seat: number | undefined;
  readonly text: string;
  /** What came of it, as in "+600". */
  readonly outcome?: string;
}

/** A line in the list of keys. */
export interface KeyRow {
  /** By their names, as in `Space`, or as one says it: `1–8`. */
  readonly keys: readonly string[];
  readonly text: string;
}

export interface Explained {
  readonly text: string;
  /** The id of the rule, an anchor in the rulebook. */
  readonly rule: string | undefined;
}

/** One step of the scripted first game. */
export interface TutorialStep {
  /** A key of the ui's messages. */
  readonly text: string;
  /** The piece it speaks of. */
  readonly piece?: string;
  /** The move that the learner is asked for; without one he reads and goes on. */
  readonly move?: string;
}

/** One entry of the scripted first game, `chance` and others included, in the game's notation. */
export interface TutorialEntry {
  readonly by: number | 'chance';
  readonly move: string;
  /** The learner's, but played for him: what he has done before need not be done again. */
  readonly byItself?: boolean;
  /** Whether another move of the learner's is near enough: the entry is played instead of it. */
  readonly accepts?: (move: string) => boolean;
}

export interface Tutorial {
  readonly seats: number;
  /** Other than the usual ones. */
  readonly options?: object | undefined;
  /** The learner's. */
  readonly seat: number;
  /** Every entry of the game in order. */
  readonly entries: readonly TutorialEntry[];
  /**
   * Steps that are shown before the entry of that number, counted from 0; those of its length are said when all is
   * played. An entry of the learner's waits for him.
   */
  readonly steps: ReadonlyMap<number, readonly TutorialStep[]>;
}

/** What one game of a match has brought, on its score sheet. */
export interface SheetRow {
  /** As in "Game 2". */
  readonly label: string;
  /** By seat. */
  readonly scores: readonly number[];
}

export interface Ui<D extends Drawn, M extends Messages = Messages> {
  /** Also the names of the game's options: `option.NAME`, and `option.NAME.CHOICE` for each of their choices. */
  readonly messages: ByLanguage<M>;
  /**
   * Where a decision begins. `before` is the draft that an entry of the viewer's own came of: what is decided in several
   * moves is drafted as a whole, and its rest goes on from there.
   */
  readonly freshDraft: (view: D['view'], viewer: Viewer, before?: D['draft']) => D['draft'];
  /** One that was kept over a reload; undefined where it does not fit the view any more. */
  readonly parseDraft: (kept: unknown, view: D['view']) => D['draft'] | undefined;
  /** The board, fitted into what room there is; it never scrolls. */
  readonly Board: ComponentType<TableProps<D>>;
  /** The own hand and the buttons: last on a phone, full width. */
  readonly Hand: ComponentType<TableProps<D>>;
  /** Plates beside the board: a sheet on a phone. */
  readonly Side: ComponentType<TableProps<D>>;
  /** A plate under the seats: there is none on a phone, nor where the seats lie above the board. */
  readonly UnderSeats?: ComponentType<TableProps<D>>;
  /** Beside the game's name, as in "Round 5 · race to 6000". */
  readonly caption: (view: D['view'], say: Say<keyof M & string>) => string;
  /** On a seat's badge: its number, and a line on how it stands. */
  readonly badge: (
    view: D['view'],
    seat: number,
    say: Say<keyof M & string>,
  ) => { score: number; line: string };
  /**
   * The score sheet of a match of several games: a row for each that is over. Undefined where the match is one game. When
   * a row is added and the match goes on, everybody reads the sheet before the next game is shown.
   */
  readonly sheet?: (view: D['view'], say: Say<keyof M & string>) => readonly SheetRow[] | undefined;
  readonly tell: (
    heard: D['heard'],
    names: readonly string[],
    say: Say<keyof M & string>,
  ) => Told | undefined;
  readonly explain: (
    refusal: D['refusal'],
    names: readonly string[],
    say: Say<keyof M & string>,
  ) => Explained;
  /** How the game ended and what decided it, of the result's `by`. */
  readonly ending: (
    by: string,
    view: D['view'],
    names: readonly string[],
    say: Say<keyof M & string>,
  ) => string;
  /** The game's own keys; those that hold at every table are not among them. */
  readonly keys: (say: Say<keyof M & string>) => readonly KeyRow[];
  readonly choreography: Choreography<D['view'], D['heard']>;
  /**
   * Markdown; headings end in the ids of their rules, as in `## Rolling {PK-3}` or `## Ends {PK-18 PK-19}`. A picture
   * `![what it shows](art:die-skull)` is one of `art`.
   */
  readonly rulebook: Readonly<Record<Language, () => Promise<string>>>;
  /** Addresses of pictures by name, for the rulebook. */
  readonly art?: Readonly<Record<string, string>>;
  readonly tutorial: Tutorial;
}

/** A position of a game, and the moves that lead there: the law of galleries plays them again. */
export interface Scene {
  readonly seats: number;
  /** Other than the usual ones. */
  readonly options?: object | undefined;
  /** `ACTOR MOVE`, as in `0 stop`. */
  readonly log: readonly string[];
  readonly viewer: Viewer;
  readonly view: object;
  readonly turn: readonly number[];
  readonly moves: readonly object[] | undefined;
  /** Other than at the beginning of a decision. */
  readonly draft?: object | undefined;
}

/** Something in one of its states, for the gallery: screenshots are compared there. */
export interface Exhibit {
  /** In words that an address can carry, as in `die-skull-chosen`. */
  readonly name: string;
  readonly node: ReactNode;
  /** It fills a page, and is shown alone only. */
  readonly isPage?: boolean;
  /** Of a game: where it shows a position. */
  readonly scene?: Scene;
}

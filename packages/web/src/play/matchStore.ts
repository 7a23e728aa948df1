/** Where this browser keeps matches and half-made decisions. */
import { parseJson } from '@tortuga/engine';
import { fieldsOf } from './fields.ts';
import {
  type Addition,
  type KeptMatch,
  makeAddition,
  makeKept,
  parseAddition,
  parseKept,
  withAdditions,
} from './keptMatch.ts';

/** `moved-on`: another page has written to it meanwhile; `gone`: it was removed. */
export type Written = 'kept' | 'full' | 'moved-on' | 'gone';

export interface MatchStore {
  /** The latest first; those that cannot be read are left out, and left alone. */
  readonly list: () => readonly KeptMatch[];
  readonly read: (match: string) => KeptMatch | undefined;
  /** Whether there is anything of it, readable or not. */
  readonly has: (match: string) => boolean;
  readonly create: (match: KeptMatch) => Written;
  /** All or nothing: where it is not kept, what was there before still is. */
  readonly append: (match: string, addition: Addition) => Written;
  readonly remove: (match: string) => void;
  /** A decision in the making, of one seat at one entry. */
  readonly draft: (place: DraftPlace) => unknown;
  readonly setDraft: (place: DraftPlace, draft: unknown) => void;
  /** Of a match that needs none any more. */
  readonly forgetDrafts: (match: string) => void;
  /** Another page of this browser has written to the match, or removed it. */
  readonly attend: (match: string, changed: () => void) => () => void;
  /** Whether anything outlives this page. */
  readonly isLasting: boolean;
}

interface DraftPlace {
  readonly match: string;
  readonly viewer: number | 'spectator';
  readonly seq: number;
}

/** As much of the web's Storage as is used here. */
export interface Drawer {
  readonly keys: () => readonly string[];
  readonly read: (key: string) => string | null;
  /** Throws where it is full. */
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  /** Calls with the key when another page has changed it. */
  readonly attend: (changed: (key: string) => void) => () => void;
  readonly isLasting: boolean;
}

const MATCH = 'tortuga.match.';
const LEAF = 'tortuga.moves.';
const DRAFT = 'tortuga.draft.';

/**
 * A match is written whole when it is made. What is added later stands in leaves, a line for each addition, and so many
 * lines in each leaf: an addition writes one leaf, at once, however long the match is.
 */
const LEAF_LINES = 64;

const leafKey = (match: string, rev: number): string => `${LEAF}${match}.${Math.floor(rev / LEAF_LINES)}`;

/** All that was added to a match; undefined where it cannot be read. */
const additionsTo = (drawer: Drawer, { room, rev }: KeptMatch): readonly Addition[] | undefined => {
  const found: Addition[] = [];
  for (let next = rev + 1; ; next += LEAF_LINES - (next % LEAF_LINES)) {
    const leaf = drawer.read(leafKey(room.match, next));
    if (leaf === null) return found;
    for (const line of leaf.split('\n')) {
      const addition = parseAddition(line);
      if (addition === undefined) return undefined;
      found.push(addition);
    }
  }
};

const readMatch = (drawer: Drawer, match: string): KeptMatch | undefined => {
  const kept = parseKept(drawer.read(MATCH + match) ?? '');
  const additions = kept && additionsTo(drawer, kept);
  return additions && withAdditions(kept, additions);
};

const put = (drawer: Drawer, key: string, text: string): Written => {
  try {
    drawer.write(key, text);
    return 'kept';
  } catch {
    return 'full'; // the one reason for which storage refuses what it can be asked for
  }
};

/** The write before it is the last line of its leaf, or of the leaf before, or the match itself. */
const append = (drawer: Drawer, match: string, addition: Addition): Written => {
  const whole = drawer.read(MATCH + match);
  if (whole === null) return 'gone';
  const { rev } = addition;
  const leaf = drawer.read(leafKey(match, rev));
  const lines = leaf ?? drawer.read(leafKey(match, rev - 1));
  const before = lines === null ? parseKept(whole) : parseAddition(lines.slice(lines.lastIndexOf('\n') + 1));
  if (before?.rev !== rev - 1) return 'moved-on';
  const line = makeAddition(addition);
  return put(drawer, leafKey(match, rev), leaf === null ? line : `${leaf}\n${line}`);
};

const removeAll = (drawer: Drawer, prefix: string): void => {
  for (const key of drawer.keys()) if (key.startsWith(prefix)) drawer.remove(key);
};

export const makeMatchStore = (drawer: Drawer): MatchStore => {
  const read = (match: string): KeptMatch | undefined => readMatch(drawer, match);
  const forgetDrafts = (match: string): void => removeAll(drawer, `${DRAFT}${match}.`);
  return {
    list: () =>
      drawer
        .keys()
        .filter((key) => key.startsWith(MATCH))
        .flatMap((key) => read(key.slice(MATCH.length)) ?? [])
        .toSorted((one, other) => other.touched - one.touched),
    read,
    has: (match) => drawer.read(MATCH + match) !== null,
    create: (match) => put(drawer, MATCH + match.room.match, makeKept(match)),
    append: (match, addition) => append(drawer, match, addition),
    remove: (match) => {
      drawer.remove(MATCH + match);
      removeAll(drawer, `${LEAF}${match}.`);
      forgetDrafts(match);
    },
    draft: (place) => draftIn(drawer.read(draftKey(place)), place.seq),
    setDraft: (place, draft) => {
      try {
        drawer.write(draftKey(place), JSON.stringify({ seq: place.seq, draft }));
      } catch {
        drawer.remove(draftKey(place)); // nothing is lost but a choice that was not made yet
      }
    },
    forgetDrafts,
    attend: (match, changed) =>
      drawer.attend((key) => {
        if (key === MATCH + match || key.startsWith(`${LEAF}${match}.`)) changed();
      }),
    isLasting: drawer.isLasting,
  };
};

const draftKey = ({ match, viewer }: DraftPlace): string => `${DRAFT}${match}.${viewer}`;

/** One of another position does not fit any more. */
const draftIn = (text: string | null, seq: number): unknown => {
  const told = fieldsOf(text === null ? undefined : parseJson(text)?.value);
  return told.get('seq') === seq ? told.get('draft') : undefined;
};

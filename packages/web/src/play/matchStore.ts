/** Where this browser keeps matches and half-made decisions. */
import { parseJson } from '@tortuga/engine';
import { fieldsOf } from './fields.ts';
import { type KeptMatch, makeKept, parseKept } from './keptMatch.ts';

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
  readonly append: (match: KeptMatch) => Written;
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
const DRAFT = 'tortuga.draft.';

export const makeMatchStore = (drawer: Drawer): MatchStore => {
  const read = (match: string): KeptMatch | undefined => {
    const text = drawer.read(MATCH + match);
    return text === null ? undefined : parseKept(text);
  };
  const put = (match: KeptMatch): Written => {
    try {
      drawer.write(MATCH + match.room.match, makeKept(match));
      return 'kept';
    } catch {
      return 'full'; // the one reason for which storage refuses what it can be asked for
    }
  };
  const forgetDrafts = (match: string): void => {
    for (const key of drawer.keys()) if (key.startsWith(`${DRAFT}${match}.`)) drawer.remove(key);
  };
  return {
    list: () =>
      drawer
        .keys()
        .filter((key) => key.startsWith(MATCH))
        .flatMap((key) => read(key.slice(MATCH.length)) ?? [])
        .toSorted((one, other) => other.touched - one.touched),
    read,
    has: (match) => drawer.read(MATCH + match) !== null,
    create: put,
    append: (match) => {
      const before = read(match.room.match);
      if (before === undefined) return 'gone';
      return before.rev === match.rev - 1 ? put(match) : 'moved-on';
    },
    remove: (match) => {
      drawer.remove(MATCH + match);
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
        if (key === MATCH + match) changed();
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

/** A first game: every entry is written down, and the learner is asked for his own. */
import { type AnyGame, type Live, makeOptions, openLive, parseOptions } from '@tortuga/engine';
import type { MoveReply } from '@tortuga/protocol';
import { isAwaited, type TutorialEntry } from '@tortuga/table';
import { type Audience, makeAudience } from './audience.ts';
import { newLocalRoom } from './localRoom.ts';
import type { Play, PlayNow } from './play.ts';

export interface Script {
  readonly seats: number;
  /** Other than the usual ones. */
  readonly options?: object | undefined;
  /** The learner's. */
  readonly seat: number;
  readonly entries: readonly TutorialEntry[];
}

export interface ScriptedPlay extends Play {
  /** How many entries were played, and whether pieces are still moving: never changed, only replaced. */
  readonly progress: () => Progress;
  /** Plays the next entry, where it is not the learner's. */
  readonly step: () => void;
}

interface Progress {
  readonly at: number;
  readonly isHeld: boolean;
}

/** What a move that is not the one asked for is refused with. */
export const NOT_ASKED = 'not-asked';

const setupOf = (game: AnyGame, { seats, options: given = {} }: Script): Live =>
  game.use(({ game: rules }) => {
    const options = parseOptions(rules.options, given, seats);
    const text = options.ok ? makeOptions(rules.options, options.value) : '';
    const live = openLive(game, { version: rules.version, seats, options: text });
    if (live === undefined) throw new Error(`${rules.id} does not open with the options of its first game`);
    return live;
  });

interface Scripted {
  readonly script: Script;
  readonly audience: Audience;
  readonly listeners: Set<() => void>;
  live: Live;
  progress: Progress;
}

const change = (scripted: Scripted, changes: Partial<Progress>): void => {
  scripted.progress = { ...scripted.progress, ...changes };
  for (const listener of scripted.listeners) listener();
};

const advance = (scripted: Scripted): void => {
  const { script, audience, live, progress } = scripted;
  const entry = script.entries[progress.at];
  if (entry === undefined) return;
  const viewers = audience.viewers();
  const { frames, after } = live.follow([entry], viewers);
  scripted.live = after;
  audience.show(frames);
  // Told at once with what moves now, where somebody looks: he lets go of it when everything lies still.
  change(scripted, { at: progress.at + 1, isHeld: viewers.length > 0 });
};

const moveBy = (scripted: Scripted, seat: number, text: string): MoveReply => {
  const asked = scripted.script.entries[scripted.progress.at];
  const isAsked = asked?.by === seat && (asked.move === text || asked.accepts?.(text) === true);
  if (!isAsked) return { ok: false, code: NOT_ASKED, refusal: null };
  advance(scripted);
  return { ok: true, seq: scripted.live.seq };
};

const tableOf = (game: AnyGame, { seats, seat: learner }: Script, name: string): PlayNow => ({
  room: newLocalRoom(game, seats, (seat) =>
    seat === learner ? { kind: 'person', name, colour: 'gold' } : { kind: 'bot', level: 'bosun' },
  ),
  seats: [learner],
  line: 'here',
  result: undefined,
  trouble: undefined,
});

/** What belongs to real matches alone. */
const NOTHING_ELSE = {
  act: () => Promise.resolve({ ok: false, code: 'not-playing' } as const),
  react: () => undefined,
  listen: () => () => undefined,
  rematch: () => Promise.resolve({ ok: false, code: 'not-over' } as const),
  record: () => Promise.resolve(undefined),
  kept: () => ({}),
  retry: () => undefined,
};

/** After so many entries; at the beginning where there are not so many. */
export const openScript = (game: AnyGame, script: Script, name: string, from = 0): ScriptedPlay => {
  const setup = setupOf(game, script);
  const at = from < 0 || from > script.entries.length ? 0 : from;
  const scripted: Scripted = {
    script,
    audience: makeAudience({
      setup,
      entries: () => script.entries.slice(0, scripted.progress.at),
      opened: at,
    }),
    listeners: new Set(),
    live: setup.follow(script.entries.slice(0, at), []).after,
    progress: { at, isHeld: false },
  };
  const now = tableOf(game, script, name);
  return {
    ...NOTHING_ELSE,
    now: () => now,
    subscribe: (listener) => {
      scripted.listeners.add(listener);
      return () => void scripted.listeners.delete(listener);
    },
    frames: scripted.audience.frames,
    move: (seat, text) => Promise.resolve(moveBy(scripted, seat, text)),
    hold: (isHeld) => {
      if (isHeld !== scripted.progress.isHeld) change(scripted, { isHeld });
    },
    close: () => undefined,
    progress: () => scripted.progress,
    step: () => {
      const entry = script.entries[scripted.progress.at];
      if (entry !== undefined && !isAwaited(entry, script.seat)) advance(scripted);
    },
  };
};

/** A match kept in this page: the engine plays it, bots think elsewhere, and entries are kept before they are shown. */
import type { Question } from '@tortuga/bots';
import type { AnyGame, Live, Luck, Made, Seat, Step } from '@tortuga/engine';
import { copyResult, isStopped, levelAt, luckOf, type MoveReply, type RoomView } from '@tortuga/protocol';
import { type Audience, makeAudience } from './audience.ts';
import type { KeptMatch } from './keptMatch.ts';
import { additionOf, type LocalChance, nextLocal, openKept, recordOfKept } from './localRoom.ts';
import type { Done, Play, PlayAction, PlayNow, Rematch, Trouble } from './play.ts';
import type { MatchStore, Written } from './matchStore.ts';

export interface LocalWorld extends LocalChance {
  readonly store: MatchStore;
  readonly think: (question: Question) => Promise<string>;
  /** Milliseconds a bot pauses before it moves. */
  readonly pace: () => number;
  /** Calls once, after so many milliseconds; what it gives back calls it off. */
  readonly after: (ms: number, call: () => void) => () => void;
}

/** A match as it was kept, and what it comes to. */
interface Folded {
  /** Its entries are added to, and not copied for it. */
  readonly kept: KeptMatch & { readonly entries: Made[] };
  /** Before the first entry. */
  readonly setup: Live;
  readonly live: Live;
}

interface Local {
  readonly game: AnyGame;
  readonly world: LocalWorld;
  readonly audience: Audience;
  readonly listeners: Set<() => void>;
  kept: Folded['kept'];
  live: Live;
  trouble: Trouble | undefined;
  now: PlayNow;
  isHeld: boolean;
  /** What a bot is thinking about. */
  asked: Question | undefined;
  callOff: () => void;
  /** What to do once the trouble is over: a move of a person is for him to make again. */
  again: () => void;
}

export type OpenedLocal =
  | { readonly ok: true; readonly play: Play }
  | { readonly ok: false; readonly code: 'no-such-match' | 'other-version' | 'broken' };

export const openLocal = (game: AnyGame, match: string, world: LocalWorld): OpenedLocal => {
  const kept = world.store.read(match);
  if (kept?.room.game !== game.id) return { ok: false, code: 'no-such-match' };
  const folded = fold(game, kept);
  return typeof folded === 'string'
    ? { ok: false, code: folded }
    : { ok: true, play: playOf(game, folded, world) };
};

/** How it stands after all entries; what chance has yet to do follows from the same luck as it would have then. */
const fold = (game: AnyGame, kept: KeptMatch): Folded | 'other-version' | 'broken' => {
  const setup = openKept(game, kept);
  if (setup === undefined) return 'other-version';
  try {
    const live = setup.follow(kept.entries, []).after;
    return { kept: { ...kept, entries: [...kept.entries] }, setup, live };
  } catch {
    return 'broken'; // entries that do not stand: written by other hands
  }
};

const playOf = (game: AnyGame, { kept, setup, live }: Folded, world: LocalWorld): Play => {
  const local: Local = {
    game,
    world,
    audience: makeAudience({ setup, entries: () => local.kept.entries, opened: live.seq }),
    listeners: new Set(),
    kept,
    live,
    trouble: undefined,
    now: nowOf(kept, undefined, world),
    isHeld: false,
    asked: undefined,
    callOff: () => undefined,
    again: () => undefined,
  };
  const unattend = world.store.attend(kept.room.match, () => reopen(local));
  letChancePlay(local);
  return {
    now: () => local.now,
    subscribe: (listener) => {
      local.listeners.add(listener);
      return () => void local.listeners.delete(listener);
    },
    frames: local.audience.frames,
    move: (seat, text) => Promise.resolve(moveBy(local, seat, text)),
    act: (seat, action) => Promise.resolve(act(local, seat, action)),
    react: () => undefined,
    listen: () => () => undefined,
    rematch: () => Promise.resolve(rematch(local)),
    record: () => Promise.resolve(recordOfKept(local.kept)),
    kept: () => keptOf(local.kept),
    hold: (isHeld) => hold(local, isHeld),
    retry: () => {
      setTrouble(local, undefined);
      local.again();
    },
    close: () => {
      local.callOff();
      unattend();
    },
  };
};

const nowOf = ({ room }: KeptMatch, trouble: Trouble | undefined, { store }: LocalWorld): PlayNow => ({
  room,
  seats: room.seats.flatMap((each, seat) => (each.kind === 'person' ? [seat] : [])),
  line: 'here',
  result: room.result ?? undefined,
  trouble,
  isFleeting: !store.isLasting,
});

const keptOf = ({ room, nonces }: KeptMatch) => ({
  commit: room.commit,
  ...(nonces[0] === undefined ? {} : { nonce: nonces[0] }),
  ...(room.seal === null ? {} : { seal: room.seal }),
});

const tellAll = (local: Local): void => {
  local.now = nowOf(local.kept, local.trouble, local.world);
  for (const listener of local.listeners) listener();
};

const setTrouble = (local: Local, trouble: Trouble | undefined): void => {
  if (local.trouble === trouble) return;
  local.trouble = trouble;
  tellAll(local);
};

const luckIn = ({ kept }: Local): Luck => luckOf(kept.room.match, kept);

/** Keeps it first; only then is it so, and told. */
const take = (local: Local, step: Step, room: RoomView = local.kept.room): Written => {
  const { world, kept } = local;
  const { made, ...addition } = additionOf(kept, room, step, world.now());
  const written = world.store.append(kept.room.match, { made, ...addition });
  if (written !== 'kept') return fail(local, written);
  kept.entries.push(...made);
  local.kept = { ...kept, ...addition, room: addition.room ?? room };
  local.live = step.after;
  local.trouble = undefined;
  local.audience.show(step.frames);
  tellAll(local);
  letBotsPlay(local);
  return written;
};

const fail = (local: Local, written: Exclude<Written, 'kept'>): Written => {
  local.callOff();
  if (written === 'moved-on') reopen(local);
  else setTrouble(local, written);
  return written;
};

/** All that this page has shown stands there, too. */
const goesOn = (before: readonly Made[], after: readonly Made[]): boolean =>
  before.every(({ by, move }, index) => after[index]?.by === by && after[index].move === move);

/** Another page has gone on with the match: everything as it is there. */
const reopen = (local: Local): void => {
  const { game, world, audience, kept: before } = local;
  const kept = world.store.read(before.room.match);
  const folded = kept === undefined ? 'broken' : fold(game, kept);
  local.callOff();
  if (typeof folded === 'string') {
    setTrouble(local, 'gone');
    return;
  }
  local.kept = folded.kept;
  local.live = folded.live;
  if (goesOn(before.entries, folded.kept.entries)) audience.catchUp();
  else audience.jump();
  tellAll(local);
  letBotsPlay(local);
};

const CODES = { full: 'storage-full', gone: 'no-such-match', 'moved-on': 'too-late' } as const;

const answer = (written: Written, seq: number): MoveReply =>
  written === 'kept' ? { ok: true, seq } : { ok: false, code: CODES[written], refusal: null };

const moveBy = (local: Local, seat: Seat, text: string): MoveReply => {
  const { kept, live, now, audience } = local;
  const refuse = (code: string, refusal: unknown = null): MoveReply => ({ ok: false, code, refusal });
  if (!now.seats.includes(seat)) return refuse('not-your-seat');
  if (kept.room.status !== 'playing') return refuse('game-over');
  if (levelAt(kept.room, seat) !== undefined) return refuse('resigned');
  const outcome = live.play(seat, text, luckIn(local), audience.viewers());
  if (!outcome.ok) return refuse(outcome.code, outcome.refusal);
  local.again = () => letBotsPlay(local);
  return answer(take(local, outcome.step), live.seq + 1);
};

/** Where a page was closed between a move and the luck that follows it. */
const letChancePlay = (local: Local): void => {
  const { kept, live, audience } = local;
  if (kept.room.status !== 'playing') return;
  local.again = () => letChancePlay(local);
  if (live.actors[0] === 'chance' || live.result !== undefined)
    take(local, live.draw(luckIn(local), audience.viewers()));
  else letBotsPlay(local);
};

const letBotsPlay = (local: Local): void => {
  local.callOff();
  const { kept, live, world } = local;
  if (kept.room.status !== 'playing' || local.trouble !== undefined || local.isHeld) return;
  const seat = live.actors.find(
    (actor): actor is Seat => actor !== 'chance' && levelAt(kept.room, actor) !== undefined,
  );
  if (seat === undefined) return;
  local.again = () => letBotsPlay(local);
  local.callOff = world.after(world.pace(), () => void moveBot(local, seat));
};

/** A bot that thinks already goes on thinking. */
const hold = (local: Local, isHeld: boolean): void => {
  if (local.isHeld === isHeld) return;
  local.isHeld = isHeld;
  if (local.asked !== undefined) return;
  if (isHeld) local.callOff();
  else letBotsPlay(local);
};

/** A bot's move is for the position that it was asked in alone. */
const moveBot = async (local: Local, seat: Seat): Promise<void> => {
  const { live, kept, world, game, audience } = local;
  const question: Question = {
    game: game.id,
    level: levelAt(kept.room, seat) ?? kept.room.standIn,
    seat,
    view: live.view(seat),
    seed: world.token(),
  };
  local.asked = question;
  local.callOff = () => {
    local.asked = undefined;
  };
  const text = await world.think(question).catch(() => undefined);
  if (local.asked !== question || local.live !== live) return;
  local.asked = undefined;
  const outcome = text === undefined ? undefined : live.play(seat, text, luckIn(local), audience.viewers());
  if (outcome?.ok === true) take(local, outcome.step);
  else setTrouble(local, 'bot');
};

const act = (local: Local, seat: Seat, action: PlayAction): Done => {
  const { room } = local.kept;
  const person = room.seats[seat];
  if (person?.kind !== 'person') return { ok: false, code: 'not-your-seat' };
  if (room.status !== 'playing') return { ok: false, code: 'not-playing' };
  const changed = changedBy(person, action);
  if (changed === undefined) return { ok: true };
  const { live } = local;
  const seats = room.seats.map((each, index) => (index === seat ? changed : each));
  const next: RoomView = { ...room, seats, seq: live.seq };
  const step: Step = { made: [], frames: [], after: live };
  const written = isStopped(next) ? take(local, step, withResult(next, live)) : take(local, step, next);
  return written === 'kept' ? { ok: true } : { ok: false, code: CODES[written] };
};

/** Who leaves a page finds his match there again: nobody plays for him meanwhile. */
const changedBy = (
  person: Extract<RoomView['seats'][number], { kind: 'person' }>,
  action: PlayAction,
): RoomView['seats'][number] | undefined => {
  switch (action.kind) {
    case 'resign':
      return { ...person, resigned: true };
    case 'stop':
      return { ...person, stops: action.agree };
    case 'leave':
    case 'return':
      return undefined;
  }
};

const withResult = (room: RoomView, live: Live): RoomView => ({
  ...room,
  result: copyResult(live.agreed()),
});

const rematch = (local: Local): Rematch => {
  const { game, kept, world } = local;
  if (kept.room.status !== 'over') return { ok: false, code: 'not-over' };
  if (kept.room.rematch !== null) return { ok: true, match: kept.room.rematch };
  const next = nextLocal(game, kept, world);
  const made = world.store.create(next);
  if (made !== 'kept') return { ok: false, code: CODES[made] };
  const { match } = next.room;
  take(local, { made: [], frames: [], after: local.live }, { ...kept.room, rematch: match });
  return { ok: true, match };
};

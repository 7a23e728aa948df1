/** A match on a server, through a line that may break. */
import type { Actor, Kept, Seat, Viewer } from '@tortuga/engine';
import {
  type LobbyClient,
  type MatchClient,
  matchClient,
  type MoveReply,
  type Reaction,
  type Reply,
  type ToClient,
} from '@tortuga/protocol';
import { type Line, type LineWorld, makeLine } from './line.ts';
import type { Done, Play, PlayFrame, PlayNow, Rematch } from './play.ts';

export interface OnlineWorld extends LineWorld {
  readonly lobby: LobbyClient;
  /** For the ids of moves: letters that are unique for a seat. */
  readonly token: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Tells when the network may be back, and when it is gone. */
  readonly attend: (calls: { readonly isBack: () => void; readonly isLost: () => void }) => () => void;
}

export interface OnlineMatch {
  readonly match: string;
  /** Of the seats of this browser, none to look on. */
  readonly tokens: readonly string[];
  /** From when one sat down. */
  readonly kept?: Kept;
  /** This browser's share of the luck, in the order of the tokens; unknown for a seat that came from another device. */
  readonly nonces?: readonly (string | undefined)[];
}

/** Frames that are kept to be shown to whoever looks later, as across a sofa. */
const KEPT_FRAMES = 512;

interface Watcher {
  readonly viewer: Viewer;
  readonly see: (frame: PlayFrame) => void;
}

interface Online {
  readonly world: OnlineWorld;
  readonly plan: OnlineMatch;
  readonly past: Map<Viewer, PlayFrame[]>;
  readonly watchers: Set<Watcher>;
  readonly listeners: Set<() => void>;
  readonly ears: Set<(seat: Seat, reaction: Reaction) => void>;
  /** Seats that have made a move which is not settled. */
  readonly moving: Set<Seat>;
  now: PlayNow;
  /** While pieces move nobody is told what happens around the table: each of these is, when they lie still. */
  readonly news: Set<() => void>;
  isHeld: boolean;
}

const CONNECTING: PlayNow = {
  room: undefined,
  seats: [],
  line: 'connecting',
  result: undefined,
  trouble: undefined,
};

/** Why there is nothing to come back to. */
const FINAL: readonly string[] = ['not-your-seat', 'no-such-match', 'other-version'];

export const openOnline = (plan: OnlineMatch, world: OnlineWorld): Play => {
  const online: Online = {
    world,
    plan,
    past: new Map(),
    watchers: new Set(),
    listeners: new Set(),
    ears: new Set(),
    moving: new Set(),
    now: CONNECTING,
    news: new Set(),
    isHeld: false,
  };
  const lost = (): void => {
    if (online.now.line === 'open') change(online, { line: 'lost' });
  };
  const dead = (): void => {
    lost();
    client.reconnect();
  };
  const line = makeLine(world, { lost, dead });
  const client: MatchClient = matchClient({
    match: plan.match,
    tokens: plan.tokens,
    connect: line.connect,
    later: line.later,
    heard: (message) => hear(online, client, line, message),
  });
  const unattend = world.attend({ isBack: line.hurry, isLost: dead });
  return playOf(online, client, () => {
    unattend();
    line.end();
    client.close();
  });
};

const change = (online: Online, changes: Partial<PlayNow>): void => {
  online.now = { ...online.now, ...changes };
  for (const listener of online.listeners) online.news.add(listener);
  tellNews(online);
};

const tellNews = ({ news, isHeld }: Online): void => {
  if (isHeld) return;
  const due = [...news];
  news.clear();
  for (const tell of due) tell();
};

const hear = (online: Online, client: MatchClient, line: Line, message: ToClient): void => {
  switch (message.kind) {
    case 'welcome':
      line.stands();
      change(online, { ...roomIn(client), line: 'open' });
      break;
    case 'room':
      change(online, roomIn(client));
      break;
    case 'frame':
      if (isOvertaken(online, message)) change(online, { overtaken: message.by });
      remember(online, message.viewer, { ...frameIn(message), by: message.by, heard: message.heard });
      break;
    case 'resync':
      online.past.delete(message.viewer);
      remember(online, message.viewer, frameIn(message));
      break;
    case 'reacted':
      for (const ear of online.ears) online.news.add(() => ear(message.seat, message.reaction));
      tellNews(online);
      break;
    case 'error':
      if (!FINAL.includes(message.code)) break;
      client.close();
      line.end();
      change(online, { line: 'lost', trouble: 'gone' });
      break;
    case 'accepted':
    case 'refused':
    case 'pong':
      break;
  }
};

interface ByViewer {
  readonly viewer: Viewer;
  readonly by: Actor;
}

/** Milliseconds by which clocks of two machines may differ. */
const SLACK = 2000;

/** A move of one's own that was not made here, when time was up: in another window one would have been quicker. */
const isOvertaken = (
  { now, moving, world }: Online,
  message: ByViewer,
): message is ByViewer & { readonly by: Seat } => {
  const { viewer, by } = message;
  const deadline = now.room?.deadline ?? Infinity;
  return viewer !== 'spectator' && viewer === by && !moving.has(viewer) && world.now() > deadline - SLACK;
};

const moveBy = async (online: Online, client: MatchClient, seat: Seat, move: string): Promise<MoveReply> => {
  online.moving.add(seat);
  const reply = await client.move(seat, online.world.token(), move);
  online.moving.delete(seat);
  if (reply.ok && online.now.overtaken === seat) change(online, { overtaken: undefined });
  return reply;
};

const roomIn = (client: MatchClient): Pick<PlayNow, 'room' | 'seats' | 'result'> => ({
  room: client.room(),
  seats: client.seats(),
  result: client.room()?.result ?? undefined,
});

const frameIn = ({ seq, view }: { readonly seq: number; readonly view: unknown }): PlayFrame => ({
  seq,
  by: undefined,
  heard: [],
  view,
});

/** What was seen already may be sent again after a broken line. */
const remember = ({ past, watchers }: Online, viewer: Viewer, frame: PlayFrame): void => {
  const frames = past.get(viewer) ?? [];
  if (frame.seq <= (frames.at(-1)?.seq ?? -1)) return;
  past.set(viewer, [...frames, frame].slice(-KEPT_FRAMES));
  for (const watcher of watchers) if (watcher.viewer === viewer) watcher.see(frame);
};

/** How it stood, without how it came about. */
const standing = ({ seq, view }: PlayFrame): PlayFrame => ({ seq, by: undefined, heard: [], view });

const watch = ({ past, watchers }: Online, watcher: Watcher, since: number | undefined): (() => void) => {
  const frames = past.get(watcher.viewer) ?? [];
  const from = frames.findIndex(({ seq }) => seq === since);
  const [first, ...rest] = from < 0 ? frames.slice(-1) : frames.slice(from);
  if (first !== undefined) watcher.see(standing(first));
  for (const frame of rest) watcher.see(frame);
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

const done = (reply: Reply<unknown>): Done =>
  reply.ok ? { ok: true } : { ok: false, code: reply.refusal.code };

/** A request that does not get through says so like one that is refused. */
const reached = async <V>(asked: Promise<Reply<V>>): Promise<Reply<V>> =>
  asked.catch(() => ({ ok: false, refusal: { code: 'unreachable' } }));

const playOf = (online: Online, client: MatchClient, close: () => void): Play => {
  const { world, plan } = online;
  const { lobby } = world;
  /** Seats are told in the order of their tokens. */
  const tokenOf = (seat: Seat): string => plan.tokens[client.seats().indexOf(seat)] ?? '';
  return {
    now: () => online.now,
    subscribe: (listener) => {
      online.listeners.add(listener);
      return () => {
        online.listeners.delete(listener);
        online.news.delete(listener);
      };
    },
    watch: (viewer, since, see) => watch(online, { viewer, see }, since),
    past: (viewer) => online.past.get(viewer) ?? [],
    move: (seat, move) => moveBy(online, client, seat, move),
    act: async (seat, action) => done(await reached(lobby.act(plan.match, tokenOf(seat), action))),
    react: client.react,
    listen: (hearIt) => {
      online.ears.add(hearIt);
      return () => void online.ears.delete(hearIt);
    },
    rematch: async (): Promise<Rematch> => {
      const reply = await reached(lobby.rematch(plan.match, plan.tokens[0] ?? ''));
      return reply.ok ? { ok: true, match: reply.value } : { ok: false, code: reply.refusal.code };
    },
    record: async () => {
      const reply = await reached(lobby.record(plan.match));
      return reply.ok ? reply.value : undefined;
    },
    kept: () => ({ ...nonceIn(plan, client.seats()), ...plan.kept, ...sealIn(online.now) }),
    hold: (isHeld) => {
      online.isHeld = isHeld;
      tellNews(online);
    },
    retry: () => client.reconnect(),
    close,
  };
};

/** Seats may have changed places since. */
const nonceIn = ({ nonces = [] }: OnlineMatch, seats: readonly Seat[]): Kept => {
  const index = nonces.findIndex((each) => each !== undefined);
  const [nonce, seat] = [nonces[index], seats[index]];
  return nonce === undefined || seat === undefined ? {} : { nonce: { seat, nonce } };
};

const sealIn = ({ room }: PlayNow): Kept =>
  room?.seal === undefined || room.seal === null ? {} : { seal: room.seal };

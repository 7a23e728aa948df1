/** A match on a server, through a line that may break. */
import type { Kept, Seat, Viewer } from '@tortuga/engine';
import {
  type FrameMessage,
  type LobbyClient,
  type MatchClient,
  matchClient,
  type MoveReply,
  type Reaction,
  type Reply,
  type ToClient,
} from '@tortuga/protocol';
import { type Frame, type FrameQueue, makeFrameQueue, standing } from '@tortuga/table/frames';
import { type Line, type LineWorld, makeLine } from './line.ts';
import type { Done, Play, PlayNow, Rematch } from './play.ts';

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

interface Online {
  readonly world: OnlineWorld;
  readonly plan: OnlineMatch;
  /** Of the seats of this browser, whoever of them looks now; of a spectator where it has none. */
  readonly queues: Map<Viewer, FrameQueue>;
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
    queues: new Map(),
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
      show(online, message.viewer, frameIn(message));
      break;
    case 'resync':
      show(online, message.viewer, standing(message));
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

/** Milliseconds by which clocks of two machines may differ. */
const SLACK = 2000;

/** A move of one's own that was not made here, when time was up: in another window one would have been quicker. */
const isOvertaken = (
  { now, moving, world }: Online,
  message: FrameMessage,
): message is FrameMessage & { readonly by: Seat } => {
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

const frameIn = ({ seq, by, heard, view }: FrameMessage): Frame => ({ seq, by, heard, view });

const show = (online: Online, viewer: Viewer, frame: Frame): void => {
  const queue = online.queues.get(viewer);
  queue?.come(frame);
  if (queue !== undefined) return;
  online.queues.set(viewer, makeFrameQueue([frame]));
  change(online, {});
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
    frames: (viewer) => online.queues.get(viewer),
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

/** One match over a socket that may break: what was seen is kept, what was not acknowledged is sent again. */
import type { Seat, Viewer } from '@tortuga/engine';
import type { Reaction } from '@tortuga/vocabulary';
import type { RoomView } from '../room.ts';
import { type ToClient, toClient, type ToServer } from '../socket.ts';
import { PROTOCOL } from '../words.ts';

/** As much of a socket as is used here. */
export interface Socket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface SocketEvents {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: () => void;
}

/** Opens a socket to /api/socket. */
export type Connect = (events: SocketEvents) => Socket;

/** The latest that one viewer has been shown. */
interface Seen {
  readonly seq: number;
  readonly view: unknown;
}

export type MoveReply =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly code: string; readonly refusal: unknown };

export interface MatchClient {
  readonly seen: (viewer: Viewer) => Seen | undefined;
  readonly room: () => RoomView | undefined;
  /** One's own: their order may be drawn when the match starts. */
  readonly seats: () => readonly Seat[];
  /** Settled when the server has stored or refused it, however often the socket breaks on the way. */
  readonly move: (seat: Seat, id: string, move: string) => Promise<MoveReply>;
  readonly react: (seat: Seat, reaction: Reaction) => void;
  /** Breaks the socket and comes again: as after a lost connection. */
  readonly reconnect: () => void;
  readonly close: () => void;
}

export interface MatchOptions {
  readonly match: string;
  readonly tokens: readonly string[];
  readonly connect: Connect;
  readonly heard?: (message: ToClient) => void;
  /** Calls once, after a while: before a broken socket is opened again. */
  readonly later: (call: () => void) => void;
}

interface Pending {
  readonly message: Extract<ToServer, { kind: 'move' }>;
  readonly settle: (reply: MoveReply) => void;
}

/** What a client knows, and the socket it has now. */
interface Session {
  readonly options: MatchOptions;
  readonly seen: Map<Viewer, Seen>;
  readonly pending: Map<string, Pending>;
  room: RoomView | undefined;
  seats: readonly Seat[];
  socket: Socket | undefined;
  welcomed: boolean;
  ended: boolean;
}

const say = ({ socket }: Session, message: ToServer): void => socket?.send(JSON.stringify(message));

/** The entry up to which every own viewer has seen everything; null while one of them has seen nothing. */
const since = ({ seen, options }: Session): number | null =>
  seen.size < Math.max(1, options.tokens.length)
    ? null
    : Math.min(...[...seen.values()].map(({ seq }) => seq));

const take = (session: Session, message: ToClient): void => {
  const { seen, pending } = session;
  switch (message.kind) {
    case 'welcome':
      session.welcomed = true;
      session.room = message.room;
      session.seats = message.seats;
      for (const { message: move } of pending.values()) say(session, move);
      break;
    case 'room':
      session.room = message.room;
      break;
    case 'frame':
      if (message.seq > (seen.get(message.viewer)?.seq ?? -1)) remember(session, message);
      break;
    case 'resync':
      remember(session, message);
      break;
    case 'accepted':
      settle(session, message.id, { ok: true, seq: message.seq });
      break;
    case 'refused':
      settle(session, message.id, { ok: false, code: message.code, refusal: message.refusal });
      break;
    case 'reacted':
    case 'pong':
    case 'error':
      break;
  }
  session.options.heard?.(message);
};

const remember = (
  { seen }: Session,
  { viewer, seq, view }: Extract<ToClient, { kind: 'frame' | 'resync' }>,
): void => {
  seen.set(viewer, { seq, view });
};

const settle = ({ pending }: Session, id: string, reply: MoveReply): void => {
  pending.get(id)?.settle(reply);
  pending.delete(id);
};

const open = (session: Session): void => {
  if (session.ended) return;
  const { match, tokens, connect, later } = session.options;
  session.welcomed = false;
  const isMine = (): boolean => session.socket === mine;
  const mine: Socket = connect({
    opened: () => {
      if (!isMine()) return;
      say(session, { kind: 'hello', protocol: PROTOCOL, match, tokens: [...tokens], since: since(session) });
    },
    heard: (text) => {
      if (isMine()) take(session, toClient.parse(JSON.parse(text)));
    },
    closed: () => {
      if (!isMine()) return;
      session.welcomed = false;
      // Somebody may have opened another one meanwhile.
      later(() => {
        if (isMine()) open(session);
      });
    },
  });
  session.socket = mine;
};

export const matchClient = (options: MatchOptions): MatchClient => {
  const session: Session = {
    options,
    seen: new Map(),
    pending: new Map(),
    room: undefined,
    seats: [],
    socket: undefined,
    welcomed: false,
    ended: false,
  };
  open(session);
  return {
    seen: (viewer) => session.seen.get(viewer),
    room: () => session.room,
    seats: () => session.seats,
    move: (seat, id, move) =>
      new Promise((resolve) => {
        const message = { kind: 'move', id, seat, move } as const;
        session.pending.set(id, { message, settle: resolve });
        if (session.welcomed) say(session, message);
      }),
    react: (seat, reaction) => {
      if (session.welcomed) say(session, { kind: 'react', seat, reaction });
    },
    reconnect: () => {
      const broken = session.socket;
      open(session);
      broken?.close();
    },
    close: () => {
      session.ended = true;
      session.socket?.close();
    },
  };
};

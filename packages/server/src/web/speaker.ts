/** One socket and the messages on it, whatever carries them. */
import { type Code, parseToServer, type ToServer } from '@tortuga/protocol';
import type { Matches } from '../match/matches.ts';
import type { MoveAnswer } from '../match/moving.ts';
import { accept, type Connection, tell } from '../match/table.ts';
import { LIMITS, type Limits, makeBucket } from './limits.ts';

export interface Speaker {
  readonly hear: (text: string) => Promise<void>;
  readonly hangUp: () => Promise<void>;
  /** Has said hello, and was let in. */
  readonly isIn: () => boolean;
}

const DONE = Promise.resolve();
const NOT_IN = { ok: false, code: 'not-your-seat', refusal: null } as const;

type Said<K extends ToServer['kind']> = Extract<ToServer, { kind: K }>;

/** What is known of whoever is on the socket. */
interface Talk {
  readonly matches: Matches;
  readonly connection: Connection;
  /** Once he has been let in. */
  match: string | undefined;
  /** While he is being let in, what he says next waits. */
  entering: Promise<void> | undefined;
}

const refuse = ({ connection }: Talk, code: Code): void => tell(connection, { kind: 'error', code });

const enter = async (talk: Talk, message: Said<'hello'>): Promise<void> => {
  if (talk.match !== undefined) return refuse(talk, 'already-in');
  const entered = await talk.matches.enter(talk.connection, message);
  if (!entered.ok) return refuse(talk, entered.refused.code);
  talk.match = message.match;
};

const hello = (talk: Talk, message: Said<'hello'>): Promise<void> => {
  talk.entering = enter(talk, message).finally(() => {
    talk.entering = undefined;
  });
  return talk.entering;
};

/** Moves wait for each other at the table. */
const move = ({ matches, connection, match }: Talk, said: Said<'move'>): Promise<void> => {
  const { id, seat, move: text } = said;
  const answer = (made: MoveAnswer): void => {
    if (made.ok) accept(connection, id, made.seq);
    else tell(connection, { kind: 'refused', id, code: made.code, refusal: made.refusal });
  };
  if (match !== undefined) return matches.move(match, connection, seat, id, text).then(answer);
  answer(NOT_IN);
  return DONE;
};

const react = async (talk: Talk, { seat, reaction }: Said<'react'>): Promise<void> => {
  if (talk.match === undefined) return refuse(talk, 'not-your-seat');
  const answer = await talk.matches.react(talk.match, talk.connection, seat, reaction);
  if (!answer.ok) refuse(talk, answer.refused.code);
};

const take = (talk: Talk, message: ToServer): Promise<void> => {
  switch (message.kind) {
    case 'hello':
      return hello(talk, message);
    case 'move':
      return move(talk, message);
    case 'react':
      return react(talk, message);
    case 'ping':
      tell(talk.connection, { kind: 'pong' });
      return DONE;
  }
};

/**
 * What one says is taken up in its order. A message that cannot be read is answered, and the socket stays open; one who
 * floods is sent away.
 */
export const makeSpeaker = (
  matches: Matches,
  connection: Connection,
  now: () => number,
  { perSecond, burst }: Limits = LIMITS,
): Speaker => {
  const mayTalk = makeBucket(perSecond, burst, now);
  const talk: Talk = { matches, connection, match: undefined, entering: undefined };
  return {
    isIn: () => talk.match !== undefined,
    hear: (text) => {
      if (!mayTalk()) {
        connection.close('too-fast');
        return DONE;
      }
      const message = parseToServer(text);
      if (message !== undefined) return talk.entering?.then(() => take(talk, message)) ?? take(talk, message);
      refuse(talk, 'unreadable');
      return DONE;
    },
    hangUp: async () => {
      await talk.entering;
      if (talk.match !== undefined) await matches.leave(talk.match, connection);
    },
  };
};

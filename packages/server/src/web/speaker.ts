/** One socket and the messages on it, whatever carries them. */
import { parseToServer, type ToServer } from '@tortuga/protocol';
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

/** A message that cannot be read is answered, and the socket stays open; one who floods is sent away. */
export const makeSpeaker = (
  matches: Matches,
  connection: Connection,
  now: () => number,
  { perSecond, burst }: Limits = LIMITS,
): Speaker => {
  const mayTalk = makeBucket(perSecond, burst, now);
  let match: string | undefined;

  /** While one is being let in, what one says next waits. */
  let entering: Promise<void> | undefined;

  const enter = async (message: Extract<ToServer, { kind: 'hello' }>): Promise<void> => {
    if (match !== undefined) return refuse('already-in');
    const entered = await matches.enter(connection, message);
    if (!entered.ok) return refuse(entered.refused.code);
    match = message.match;
  };

  const hello = (message: Extract<ToServer, { kind: 'hello' }>): Promise<void> => {
    entering = enter(message).finally(() => {
      entering = undefined;
    });
    return entering;
  };

  /** One after another at the table: it is there that moves wait for each other. */
  const move = ({ id, seat, move: text }: Extract<ToServer, { kind: 'move' }>): Promise<void> => {
    const answer = (made: MoveAnswer): void => {
      if (made.ok) accept(connection, id, made.seq);
      else tell(connection, { kind: 'refused', id, code: made.code, refusal: made.refusal });
    };
    if (match !== undefined) return matches.move(match, connection, seat, id, text).then(answer);
    answer(NOT_IN);
    return DONE;
  };

  const react = async ({ seat, reaction }: Extract<ToServer, { kind: 'react' }>): Promise<void> => {
    if (match === undefined) return refuse('not-your-seat');
    const answer = await matches.react(match, connection, seat, reaction);
    if (!answer.ok) refuse(answer.refused.code);
  };

  const refuse = (code: string): void => tell(connection, { kind: 'error', code });

  const take = (message: ToServer): Promise<void> => {
    switch (message.kind) {
      case 'hello':
        return hello(message);
      case 'move':
        return move(message);
      case 'react':
        return react(message);
      case 'ping':
        tell(connection, { kind: 'pong' });
        return DONE;
    }
  };

  return {
    isIn: () => match !== undefined,
    hear: (text) => {
      if (!mayTalk()) {
        connection.close('too-fast');
        return DONE;
      }
      const message = parseToServer(text);
      // What one says is taken up in its order.
      if (message !== undefined) return entering?.then(() => take(message)) ?? take(message);
      refuse('unreadable');
      return DONE;
    },
    hangUp: async () => {
      await entering;
      if (match !== undefined) await matches.leave(match, connection);
    },
  };
};

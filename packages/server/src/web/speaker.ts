/** One socket and the messages on it, whatever carries them. */
import { toServer, type ToServer } from '@tortuga/protocol';
import { parseJson } from '@tortuga/engine';
import type { Matches } from '../match/matches.ts';
import type { Connection } from '../match/table.ts';
import { tell } from '../match/table.ts';
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

  const hello = async (message: Extract<ToServer, { kind: 'hello' }>): Promise<void> => {
    if (match !== undefined) return refuse('already-in');
    const entered = await matches.enter(connection, message);
    if (!entered.ok) return refuse(entered.refused.code);
    match = message.match;
  };

  const move = async ({ id, seat, move: text }: Extract<ToServer, { kind: 'move' }>): Promise<void> => {
    const answer = match === undefined ? NOT_IN : await matches.move(match, connection, seat, id, text);
    if (answer.ok) tell(connection, { kind: 'accepted', id, seq: answer.seq });
    else tell(connection, { kind: 'refused', id, code: answer.code, refusal: answer.refusal });
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
      const read = mayTalk() ? toServer.safeParse(parseJson(text)?.value) : undefined;
      if (read?.success === true) return take(read.data);
      if (read === undefined) connection.close('too-fast');
      else refuse('unreadable');
      return DONE;
    },
    hangUp: async () => {
      if (match !== undefined) await matches.leave(match, connection);
    },
  };
};

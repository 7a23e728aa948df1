/** Requests to a server that may be away. */
import type { Reply } from '@tortuga/protocol';
import type { Pulse } from './pulse.ts';

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The database was away, one address has asked too often, or a closing server has answered in words not its own. */
const AGAIN = ['server-error', 'too-fast', 'unreadable'];

/** Asks until it is answered: what found the server or its database away was not said to be done. */
export const insist = async <V>(pulse: Pulse, ask: () => Promise<Reply<V>>): Promise<Reply<V>> => {
  while (!pulse.hasStopped()) {
    // A killed server answers nobody: `fetch` rejects then.
    const reply = await ask().catch(() => undefined);
    if (reply !== undefined && (reply.ok || !AGAIN.includes(reply.refusal.code))) {
      pulse.beat();
      return reply;
    }
    await pause(reply === undefined ? 20 : 200);
  }
  return pulse.stopped;
};

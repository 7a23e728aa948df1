/** What does not get through, a request or the script that would make it, says so like one that is refused. */
import type { Reply } from '@tortuga/protocol';

export const reached = async <V>(asked: Promise<Reply<V>>): Promise<Reply<V>> => {
  try {
    return await asked;
  } catch {
    return { ok: false, refusal: { code: 'unreachable' } };
  }
};

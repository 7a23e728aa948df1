/** What one does to a table, and what the server says to it. */
import type { ActionRequest } from '@tortuga/protocol';
import { useState } from 'react';
import { lobby } from '../online/asking.ts';
import { reached } from '../online/reached.ts';

export interface Acting {
  /** The code of what was refused last. */
  readonly fault: string | undefined;
  /** Whether it was done. The room tells the rest by itself. */
  readonly act: (token: string, action: ActionRequest) => Promise<boolean>;
}

export const useActing = (match: string): Acting => {
  const [fault, setFault] = useState<string>();
  const act: Acting['act'] = async (token, action) => {
    const reply = await reached(lobby.act(match, token, action));
    setFault(reply.ok ? undefined : reply.refusal.code);
    return reply.ok;
  };
  return { fault, act };
};

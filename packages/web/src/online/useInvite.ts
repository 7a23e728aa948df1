/** A table on the server, at once, with the usual house rules: all that is missing is friends. */
import type { Reply, Seated } from '@tortuga/protocol';
import { useState } from 'react';
import { crewOf, pleasantSeats } from '../crew/crew.ts';
import { myself } from '../crew/myself.ts';
import type { Listed } from '../table.ts';
import { useWords } from '../words/words.ts';
import { USUAL } from './house.ts';
import { reached } from './reached.ts';

export interface Invite {
  readonly isBusy: boolean;
  /** A code. */
  readonly fault: string | undefined;
  readonly start: () => void;
}

export const useInvite = ({ id, card }: Listed, go: (to: string) => void): Invite => {
  const say = useWords();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const create = async (): Promise<Reply<Seated>> => {
    const { createTable } = await import('./sitting.ts');
    const crew = crewOf(myself(say), pleasantSeats(card.seats), 'open');
    return createTable({ game: id, crew, options: {}, ...USUAL, clock: { kind: 'untimed' } });
  };
  const run = async (): Promise<void> => {
    const reply = await reached(create());
    setBusy(false);
    if (reply.ok) go(`/t/${reply.value.match}`);
    else setFault(reply.refusal.code);
  };
  const start = (): void => {
    setBusy(true);
    setFault(undefined);
    void run();
  };
  return { isBusy, fault, start };
};

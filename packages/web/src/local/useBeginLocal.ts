/** Begins a match in this page and goes there; the name that one has used is remembered. */
import { useState } from 'react';
import type { Chair, Crew } from '../crew/crew.ts';
import type { Begun } from '../play/localMatches.ts';
import type { LocalPlan, LocalSeat } from '../play/localRoom.ts';
import { choose } from '../settings/store.ts';

const isFilled = (chair: Chair): chair is Exclude<Chair, { kind: 'open' }> => chair.kind !== 'open';

const seatOf = (chair: Exclude<Chair, { kind: 'open' }>): LocalSeat =>
  chair.kind === 'person'
    ? { kind: 'person', name: chair.name.trim(), colour: chair.colour }
    : { kind: 'bot', level: chair.level };

/** The scripts may not come: then nothing has begun. */
const beginAt = async (game: string, plan: LocalPlan): Promise<Begun> => {
  try {
    const { beginLocal } = await import('../play/localMatches.ts');
    return await beginLocal(game, plan);
  } catch {
    return { ok: false, code: 'unreachable' };
  }
};

export interface BeginLocal {
  readonly isBusy: boolean;
  /** A code. */
  readonly fault: string | undefined;
  readonly begin: (crew: Crew, rest?: Omit<LocalPlan, 'seats'>) => void;
}

export const useBeginLocal = (game: string, go: (to: string) => void): BeginLocal => {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const run = async (plan: LocalPlan): Promise<void> => {
    const begun = await beginAt(game, plan);
    setBusy(false);
    if (begun.ok) go(`/local/${begun.id}`);
    else setFault(begun.code);
  };
  const begin: BeginLocal['begin'] = (crew, rest = {}) => {
    const seats = crew.filter(isFilled).map(seatOf);
    const [me] = seats;
    if (me?.kind === 'person') choose({ colour: me.colour });
    setBusy(true);
    setFault(undefined);
    void run({ seats, ...rest });
  };
  return { isBusy, fault, begin };
};

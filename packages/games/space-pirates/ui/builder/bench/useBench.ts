/** The drawing board, for all that is around it: what lies there, and what can be done. It is kept as it changes. */
import { type Aim, type Kept, makeAim, useStable } from '@tortuga/table';
import { useDeferredValue, useEffect, useState } from 'react';
import { faultsOf, type PlacedFault, quickFaultsOf } from '../model/faults.ts';
import type { Group } from '../model/edits.ts';
import { mineIn, withMine, withoutMine } from '../model/mine.ts';
import type { Plan } from '../model/plan.ts';
import type { Opened, Trouble } from '../model/reading.ts';
import type { Thing } from '../model/thing.ts';
import {
  edited,
  FIRST,
  firstSession,
  redoneIn,
  type Session,
  sessionFor,
  sessionOf,
  undoneIn,
} from './session.ts';

/** What is to be known of something that was opened, or could not be. */
export type Notice =
  | { readonly kind: 'opened' | 'no-room' }
  /** There may be no more of that. */
  | { readonly kind: 'full'; readonly group: Group }
  | { readonly kind: 'trouble'; readonly trouble: Trouble }
  /** It cannot be played in. */
  | { readonly kind: 'faulty'; readonly plan: Plan };

export interface Bench {
  readonly id: number;
  readonly plan: Plan;
  readonly chosen: Thing | undefined;
  readonly isUpright: boolean;
  readonly faults: readonly PlacedFault[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly notice: Notice | undefined;
  /** The plan as a finger has it while it drags. */
  readonly aim: Aim<Plan>;
  /** Steps of one deed are taken back as one. */
  readonly edit: (plan: Plan, deed?: string) => void;
  readonly choose: (thing: Thing | undefined) => void;
  readonly setUpright: (isUpright: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** As one of one's own. */
  readonly open: (plan: Plan, id?: number) => void;
  /** What came from elsewhere: opened if it can be played in, else said. */
  readonly receive: (opened: Opened) => void;
  readonly forget: (id: number) => void;
  readonly tell: (notice: Notice) => void;
  readonly dismiss: () => void;
}

/** While one goes on drawing, the slower checks wait. */
const useFaults = (plan: Plan): readonly PlacedFault[] => {
  const rested = useDeferredValue(plan);
  return rested === plan ? faultsOf(plan) : quickFaultsOf(plan);
};

/** Kept as soon as it is not the one that everybody begins with. */
const useKeeping = ({ id, history: { now, past } }: Session, kept: Kept, onFull: () => void): void => {
  const tellFull = useStable(onFull);
  const isWorthIt = now !== FIRST || past.length > 0;
  useEffect(() => {
    if (!isWorthIt) return;
    const next = withMine(kept.read(), { id, plan: now });
    if (next === undefined) tellFull();
    else kept.keep(next);
  }, [isWorthIt, id, now, kept, tellFull]);
};

export const useBench = (kept: Kept): Bench => {
  const [session, setSession] = useState(() => firstSession(kept.read()));
  const [notice, setNotice] = useState<Notice>();
  const [aim] = useState(() => makeAim<Plan>());
  const { id, history, chosen, isUpright } = session;
  useKeeping(session, kept, () => setNotice({ kind: 'no-room' }));
  const open = useStable((plan: Plan, own?: number) => {
    setNotice(undefined);
    setSession(own === undefined ? sessionFor(plan, kept.read()) : sessionOf(plan, own));
  });
  const receive = useStable((opened: Opened) => {
    if ('trouble' in opened) return setNotice({ kind: 'trouble', trouble: opened.trouble });
    if (faultsOf(opened.plan).length > 0) return setNotice({ kind: 'faulty', plan: opened.plan });
    open(opened.plan);
    return setNotice({ kind: 'opened' });
  });
  const forget = useStable((gone: number) => {
    kept.keep(withoutMine(kept.read(), gone));
    const [next] = mineIn(kept.read());
    if (gone === id) setSession(next === undefined ? sessionOf(FIRST) : sessionOf(next.plan, next.id));
  });
  return {
    id,
    plan: history.now,
    chosen,
    isUpright,
    faults: useFaults(history.now),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    notice,
    aim,
    edit: useStable((plan, deed) => setSession((now) => edited(now, plan, deed))),
    choose: useStable((thing) => setSession((now) => ({ ...now, chosen: thing }))),
    setUpright: useStable((upright) => setSession((now) => ({ ...now, isUpright: upright }))),
    undo: useStable(() => setSession(undoneIn)),
    redo: useStable(() => setSession(redoneIn)),
    open,
    receive,
    forget,
    tell: useStable((told) => setNotice(told)),
    dismiss: useStable(() => setNotice(undefined)),
  };
};

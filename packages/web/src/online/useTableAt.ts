/** A match on the server as this page follows it, with the seats that this browser has there. */
import type { Kept } from '@tortuga/engine';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onlineWorld } from '../play/browserLine.ts';
import { openOnline } from '../play/onlineMatch.ts';
import type { Play, PlayNow } from '../play/play.ts';
import { keepTable, type KeptTable, keptTable } from './keptTables.ts';

export interface TableAt {
  readonly play: Play;
  readonly now: PlayNow;
  readonly tokens: readonly string[];
  /** After sitting down or getting up: comes again with the seats that are kept now. */
  readonly comeAgain: () => void;
}

const promiseIn = (kept: KeptTable | undefined): Kept => ({
  ...(kept === undefined ? {} : { commit: kept.commit }),
  ...(kept?.seal === undefined ? {} : { seal: kept.seal }),
});

const open = (match: string) => {
  const kept = keptTable(match);
  const seats = kept?.seats ?? [];
  const tokens = seats.map(({ token }) => token);
  const plan = {
    match,
    tokens,
    nonces: seats.map(({ nonce }) => nonce),
    kept: promiseIn(kept),
  };
  return { play: openOnline(plan, onlineWorld), tokens };
};

type Opened = ReturnType<typeof open>;

const NOTHING: PlayNow = {
  room: undefined,
  seats: [],
  line: 'connecting',
  result: undefined,
  trouble: undefined,
};

/** The seal is kept as soon as there is one. */
const useSeal = (match: string, seal: string | null | undefined): void => {
  useEffect(() => {
    const kept = keptTable(match);
    if (kept !== undefined && typeof seal === 'string') keepTable({ ...kept, seal });
  }, [match, seal]);
};

/** Undefined until the first socket is under way. */
export const useTableAt = (match: string): TableAt | undefined => {
  const [opened, setOpened] = useState<Opened>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const now = open(match);
    setOpened(now);
    return () => now.play.close();
  }, [match, times]);
  const now = useSyncExternalStore(
    opened?.play.subscribe ?? (() => () => undefined),
    opened?.play.now ?? (() => NOTHING),
  );
  useSeal(match, now.room?.seal);
  return opened && { ...opened, now, comeAgain: () => setTimes(times + 1) };
};

/** What people say across the table, for as long as it hangs in the air; muted where one wants peace. */
import type { Seat } from '@tortuga/engine';
import type { Reaction } from '@tortuga/protocol';
import { useEffect, useState } from 'react';
import { keep, readKept } from '../kept.ts';
import type { Play } from '../play/play.ts';

const AIR_MS = 4000;
const MUTED = 'reactions-muted';

export interface Said {
  readonly reaction: Reaction;
  /** Another one of the same seat is another one. */
  readonly number: number;
}

export const useReactions = (play: Play) => {
  const [said, setSaid] = useState<ReadonlyMap<Seat, Said>>(new Map());
  const [isMuted, setMuted] = useState(() => readKept(MUTED) === true);
  useEffect(() => {
    if (isMuted) return undefined;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let heard = 0;
    const stop = play.listen((seat, reaction) => {
      heard += 1;
      const number = heard;
      setSaid((before) => new Map(before).set(seat, { reaction, number }));
      const fade = (): void =>
        setSaid((before) =>
          before.get(seat)?.number === number
            ? new Map([...before].filter(([each]) => each !== seat))
            : before,
        );
      timers.add(setTimeout(fade, AIR_MS));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
      setSaid(new Map());
    };
  }, [play, isMuted]);
  const toggle = (): void => {
    keep(MUTED, !isMuted);
    setMuted(!isMuted);
  };
  return { said, isMuted, toggle };
};

/** Between two games of a match: the score sheet is read before the next game is shown. */
import type { Types } from '@tortuga/engine';
import { type Messages, type Pause, type Say, useStable } from '@tortuga/table';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { goesOn, rowCount } from './betweenGames.ts';
import type { SeatProps } from './seatProps.ts';
import type { ShownTable } from './useShown.ts';

export interface Intermission<V> {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly pause: Pause<V>;
  /** How many games were over when the sheet was shown last. */
  readonly seen: RefObject<number>;
}

/** Until it is finished, by whoever reads or by whoever hurries. */
const reading = (finish: RefObject<(() => void) | undefined>) => {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    end = () => {
      finish.current = undefined;
      resolve();
    };
  });
  finish.current = end;
  return { done, finish: end };
};

export const useIntermission = <T extends Types, F extends object, M extends Messages>(
  { module, ui, lesson, eyes }: SeatProps<T, F, M>,
  say: Say<keyof M & string>,
): Intermission<T['view']> => {
  const [isOpen, setOpen] = useState(false);
  const finish = useRef<(() => void) | undefined>(undefined);
  // Made by this game's own `view`.
  const seen = useRef(rowCount(ui, eyes.frames.shown().frame.view as T['view'], say));
  const begin = useStable((before: T['view'], after: T['view']) => {
    const count = rowCount(ui, after, say);
    if (lesson !== undefined || count <= rowCount(ui, before, say) || !goesOn(module, after))
      return undefined;
    seen.current = count;
    setOpen(true);
    return reading(finish);
  });
  const pause = useMemo(() => ({ begin, isOn: () => finish.current !== undefined }), [begin]);
  const open = useStable(() => setOpen(true));
  const close = useStable(() => {
    setOpen(false);
    finish.current?.();
  });
  return { isOpen, open, close, pause, seen };
};

/** Who looked elsewhere as a game ended, or hurried on, reads the sheet as soon as nothing moves. */
export const useMissedSheet = <T extends Types, F extends object, M extends Messages>(
  { module, ui, lesson }: SeatProps<T, F, M>,
  { frame: { view }, isAtRest }: ShownTable<T['view'], T['heard']>,
  { open, seen }: Intermission<T['view']>,
  say: Say<keyof M & string>,
): void => {
  const count = rowCount(ui, view, say);
  useEffect(() => {
    if (!isAtRest || lesson !== undefined) return;
    if (count > seen.current && goesOn(module, view)) open();
    seen.current = count;
  }, [count, isAtRest, lesson, module, view, open, seen]);
};

/** What happened as far as it is shown, in the words of the game; each line is also announced as it comes. */
import type { Types } from '@tortuga/engine';
import { type LogLine, type Messages, type Say, type Sitter, type Ui, useAnnounce } from '@tortuga/table';
import { useEffect, useMemo, useRef } from 'react';
import type { PlayFrame } from '../play/play.ts';
import type { DrawnOf } from '../table.ts';
import { useMatchWords } from './words.ts';

/** Older lines are of little use, and a long list is slow to read. */
const MOST_LINES = 200;

export const useLog = <T extends Types, F extends object, M extends Messages>(
  ui: Ui<DrawnOf<T, F>, M>,
  seen: readonly PlayFrame[],
  sitters: readonly Sitter[],
  say: Say<keyof M & string>,
): readonly LogLine[] => {
  const sayHere = useMatchWords();
  const lines = useMemo(() => {
    const names = sitters.map(({ name }) => name);
    return seen.flatMap(({ seq, by, heard, view }): readonly LogLine[] => {
      // Who joins in the middle, or was away for long, is told where he stands.
      if (by === undefined && seq > 0) {
        const text = sayHere('log.gap', { where: ui.caption(view as T['view'], say) }); // this game's own
        return [{ id: `${seq}`, colour: undefined, text }];
      }
      return heard.flatMap((each, index): LogLine | [] => {
        const told = ui.tell(each as T['heard'], names, say); // this game's own
        if (told === undefined) return [];
        const { seat, text, outcome } = told;
        const colour = seat === undefined ? undefined : sitters[seat]?.colour;
        return { id: `${seq}.${index}`, colour, text, outcome };
      });
    });
  }, [seen, sitters, say, sayHere, ui]);
  useAnnounced(lines);
  return useMemo(() => lines.slice(-MOST_LINES), [lines]);
};

/** Those that came since the last time, not those that were there when the page was opened. */
const useAnnounced = (lines: readonly LogLine[]): void => {
  const announce = useAnnounce();
  const last = useRef(lines.at(-1)?.id);
  useEffect(() => {
    const from = lines.findIndex(({ id }) => id === last.current) + 1;
    for (const { text, outcome } of lines.slice(from)) {
      announce(outcome === undefined ? text : `${text} ${outcome}`);
    }
    last.current = lines.at(-1)?.id;
  }, [lines, announce]);
};

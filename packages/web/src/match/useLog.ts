/** What happened as far as it is shown, in the words of the game; each line is also announced as it comes. */
import type { Types } from '@tortuga/engine';
import {
  type History,
  type LogLine,
  type Messages,
  type Say,
  type Sitter,
  type Ui,
  useAnnounce,
} from '@tortuga/table';
import { useEffect, useMemo, useRef } from 'react';
import type { DrawnOf } from '../table.ts';
import { linesIn, linesSince, tellOnce } from './logLines.ts';
import { useMatchWords } from './words.ts';

/** Older lines are of little use, and a long list is slow to read. */
const MOST_LINES = 200;

export const useLog = <T extends Types, F extends object, M extends Messages>(
  ui: Ui<DrawnOf<T, F>, M>,
  history: History<T['view'], T['heard']>,
  sitters: readonly Sitter[],
  say: Say<keyof M & string>,
): readonly LogLine[] => {
  const sayHere = useMatchWords();
  const tell = useMemo(() => {
    const names = sitters.map(({ name }) => name);
    return tellOnce<T['view'], T['heard']>(({ seq, by, heard, view }) => {
      // Who joins in the middle, or was away for long, is told where he stands.
      if (by === undefined && seq > 0)
        return [
          { id: `${seq}`, colour: undefined, text: sayHere('log.gap', { where: ui.caption(view, say) }) },
        ];
      return heard.flatMap((each, index): LogLine | [] => {
        const told = ui.tell(each, names, say);
        if (told === undefined) return [];
        const { seat, text, outcome } = told;
        const colour = seat === undefined ? undefined : sitters[seat]?.colour;
        return { id: `${seq}.${index}`, colour, text, outcome };
      });
    });
  }, [sitters, say, sayHere, ui]);
  const lines = useMemo(() => linesIn(history, MOST_LINES, tell), [history, tell]);
  useAnnounced(lines);
  return lines;
};

/** Those that came since the last time, not those that were there when the page was opened. */
const useAnnounced = (lines: readonly LogLine[]): void => {
  const announce = useAnnounce();
  const last = useRef(lines.at(-1)?.id);
  useEffect(() => {
    for (const { text, outcome } of linesSince(lines, last.current)) {
      announce(outcome === undefined ? text : `${text} ${outcome}`);
    }
    last.current = lines.at(-1)?.id;
  }, [lines, announce]);
};

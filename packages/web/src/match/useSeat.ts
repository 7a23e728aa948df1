/** One seat at the table: what it sees, what it may do, what it is about to do. */
import type { Types } from '@tortuga/engine';
import {
  type Explained,
  type LogLine,
  makeAim,
  type Messages,
  type Say,
  type TableProps,
  useSay,
  useStable,
} from '@tortuga/table';
import { useMemo, useState } from 'react';
import { useSettings } from '../settings/store.ts';
import type { DrawnOf } from '../table.ts';
import { sayRefusal } from '../words/refusals.ts';
import { useWords } from '../words/words.ts';
import type { SeatProps } from './seatProps.ts';
import { useDraft } from './useDraft.ts';
import { type Intermission, useIntermission, useMissedSheet } from './useIntermission.ts';
import { useLog } from './useLog.ts';
import { type Look, useLook } from './useLook.ts';
import { useSending } from './useSending.ts';
import { type ShownTable, useShown } from './useShown.ts';
import { useTouched } from './useTouched.ts';
import { useWhy } from './useWhy.ts';

export interface Seat<T extends Types, F extends object, M extends Messages> {
  readonly shown: ShownTable<T['view'], T['heard']>;
  readonly look: Look<T>;
  /** And everything was shown that led to it. */
  readonly isOver: boolean;
  readonly lines: readonly LogLine[];
  readonly why: ReturnType<typeof useWhy>;
  readonly names: readonly string[];
  readonly say: Say<keyof M & string>;
  readonly table: TableProps<DrawnOf<T, F>>;
  readonly intermission: Intermission<T['view']>;
  /** A draft that was kept does not fit any more. */
  readonly isDraftStale: boolean;
}

/** Refusals of the game in its own words, those of the house in the house's. */
const useRefusing = <T extends Types, F extends object, M extends Messages>(
  { ui, lesson }: SeatProps<T, F, M>,
  say: Say<keyof M & string>,
  names: readonly string[],
  show: ReturnType<typeof useWhy>['show'],
  touched: () => string | undefined,
) => {
  const sayHouse = useWords();
  const tellWhy = useStable(({ text, rule }: Explained, piece?: string) =>
    show({ text, rule, piece: piece ?? touched() }),
  );
  const refuse = useStable((refusal: T['refusal'], piece?: string) =>
    tellWhy(ui.explain(refusal, names, say), piece),
  );
  const fail = useStable((code: string) => {
    // Said for the whole match, with what can be done about it.
    if (code === 'storage-full') return;
    const text = lesson?.explain(code) ?? sayRefusal(code, sayHouse);
    tellWhy({ text, rule: undefined });
  });
  return { tellWhy, refuse, fail };
};

export const useSeat = <T extends Types, F extends object, M extends Messages>(
  props: SeatProps<T, F, M>,
): Seat<T, F, M> => {
  const { module, ui, play, now, eyes, sitters, drafts } = props;
  const { viewer } = eyes;
  const hasHints = useSettings((settings) => settings.hasHints);
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters]);
  const say = useSay(ui.messages);
  const intermission = useIntermission(props, say);
  const shown = useShown<T>(eyes, ui.choreography, intermission.pause);
  useMissedSheet(props, shown, intermission, say);
  const { frame, before } = shown;
  const { seq, view } = frame;
  const isOver = now.result !== undefined && shown.isAtRest;
  const look = useLook(module.game, frame, viewer, !isOver);
  const { draft, setDraft, isStale } = useDraft(ui, shown, viewer, drafts);
  const why = useWhy(seq);
  const { tellWhy, refuse, fail } = useRefusing(props, say, names, why.show, useTouched(shown.stage));
  const sending = { check: look.check, refused: refuse, failed: fail };
  const { isSending, send } = useSending(play, module.game, viewer, seq, sending);
  const lines = useLog(ui, shown.history, sitters, say);
  const led = useMemo(() => before && { before, heard: frame.heard }, [before, frame]);
  const [aim] = useState(makeAim<F>);
  const sendIt = useStable((move: T['move']) => void send(move));
  const change = useStable((next: F) => {
    why.hide();
    setDraft(next);
  });
  const table: TableProps<DrawnOf<T, F>> = {
    view,
    latest: led,
    viewer,
    sitters,
    turn: look.turn,
    moves: look.moves,
    check: look.check,
    play: sendIt,
    refuse,
    tellWhy,
    draft,
    setDraft: change,
    aim,
    isBusy: !shown.isAtRest || isSending,
    // In a first game somebody else explains.
    hasHints: hasHints && props.lesson === undefined,
  };
  return { shown, look, isOver, lines, why, names, say, table, intermission, isDraftStale: isStale };
};

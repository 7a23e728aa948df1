/** Taps, drags and keys that choose dice. */
import { type Point, useAnnounce, useKeys, usePlaySound, useStable } from '@tortuga/table';
import { useRef } from 'react';
import { DICE, type Position } from '../types.ts';
import { type Choice, dropDie, tapChest, tapDie } from './choose.ts';
import { type Draft, draftOn } from './draft.ts';
import { facesOf, facesText } from './listing.ts';
import type { Props } from './shown.ts';
import type { OnDrop } from './useDieTouch.ts';
import { useHops } from './useHops.ts';
import { useWords } from './words.ts';

const POSITIONS = Array.from({ length: DICE }, (_, index) => index + 1);

const isInside = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

export const useChoosing = (props: Props) => {
  const { view, viewer, isBusy, setDraft, refuse } = props;
  const say = useWords();
  const announce = useAnnounce();
  const playSound = usePlaySound();
  const board = useRef<HTMLDivElement>(null);
  const mat = useRef<HTMLDivElement>(null);
  const hops = useHops(board);
  const draft: Draft = draftOn(view, props.draft, viewer);
  const isWatching = viewer === 'spectator';

  /** Heard, and seen by eyes that see: the die is lit, or it hops. */
  const put = (next: Draft): void => {
    const faces = facesText(facesOf(view, next.roll), say);
    announce(say('chosen', { count: next.roll.length, faces, chest: next.chest.length }));
    if (next.chest !== draft.chest) playSound('coin');
    setDraft(next);
  };
  const take = (choice: Choice, piece: string): void => {
    if (isBusy || isWatching) return;
    if (choice.draft !== undefined) {
      hops.note();
      put(choice.draft);
    } else if (choice.refusal !== undefined) refuse(choice.refusal, piece);
  };
  const tap = useStable((die: Position) => take(tapDie(props, draft, die), `die-${die}`));
  const chest = (): void => take(tapChest(props, draft), 'chest');

  const drop = useStable<Parameters<OnDrop>, void>((die, at, letGo) => {
    const rect = mat.current?.getBoundingClientRect();
    const choice = dropDie(props, draft, die, rect !== undefined && isInside(rect, at));
    hops.note();
    letGo();
    if (choice.draft === undefined) {
      hops.run();
      if (choice.refusal !== undefined) refuse(choice.refusal, `die-${die}`);
    } else put(choice.draft);
  });
  const canDrag = view.card === 'chest' && view.seat === viewer && !isBusy;

  useKeys({ c: chest, ...Object.fromEntries(POSITIONS.map((die) => [`${die}`, () => tap(die)])) });

  return {
    board,
    mat,
    draft,
    chest: isWatching ? undefined : chest,
    tap: isWatching ? undefined : tap,
    drop: canDrag ? drop : undefined,
  };
};

/** All kinds of pieces: one is dragged onto the board, or pressed and goes where there is room. */
import { type Surface, useTouch } from '@tortuga/table';
import type { RefObject } from 'react';
import { OpenBase } from '../map/BaseWalls.tsx';
import { SceneryDrawing } from '../map/SceneryPiece.tsx';
import { inRules } from '../units.ts';
import { putNear } from './bench/deeds.ts';
import type { Bench } from './bench/useBench.ts';
import styles from './Builder.module.css';
import { brought } from './canvas/follow.ts';
import { following } from './canvas/useCanvasTouch.ts';
import { fullOf } from './model/edits.ts';
import { type Kind, KINDS } from './model/plan.ts';
import { useBuilderWords } from './words.ts';

/** Millimetres that fit into a picture on the shelf. */
const SIZES: Readonly<Record<Kind, string>> = {
  base: '-62 -62 124 124',
  galaxy: '-62 -62 124 124',
  planet: '-44 -44 88 88',
  moon: '-34 -34 68 68',
  belt: '-50 -50 100 100',
  side: '-156 -156 312 312',
};

export interface ShelfProps {
  readonly bench: Bench;
  readonly surface: RefObject<Surface | null>;
  readonly window: RefObject<HTMLDivElement | null>;
}

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const isWithin = (element: Element, { x, y }: { readonly x: number; readonly y: number }): boolean => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/** Off the board nothing is dropped. */
const bringing = ({ bench, surface, window }: ShelfProps, kind: Kind) => {
  const [there, frame] = [surface.current, window.current];
  if (there === null || frame === null) return undefined;
  const { aim, plan, choose } = bench;
  const follower = following(bench, there, brought(plan, kind), () =>
    choose({ kind: 'piece', at: plan.pieces.length }),
  );
  return {
    ...follower,
    end: (gesture: Parameters<NonNullable<typeof follower.end>>[0]) => {
      if (isWithin(frame, gesture.at)) follower.end?.(gesture);
      else aim.set(undefined);
    },
  };
};

const Item = ({ kind, ...shelf }: ShelfProps & { readonly kind: Kind }) => {
  const say = useBuilderWords();
  const { bench, surface, window } = shelf;
  const group = fullOf(bench.plan, kind);
  const put = (): void => {
    if (group !== undefined) return bench.tell({ kind: 'full', group });
    if (surface.current === null || window.current === null) return undefined;
    return putNear(bench, kind, inRules(surface.current.toBoard(middleOf(window.current))));
  };
  const item = useTouch({
    press: put,
    drag: group === undefined ? () => bringing(shelf, kind) : undefined,
  });
  return (
    <button
      ref={item}
      type="button"
      className={styles['item']}
      data-kind={kind}
      aria-label={say('kind', { kind })}
      aria-disabled={group !== undefined || undefined}
    >
      <svg viewBox={SIZES[kind]} className={styles['picture']} aria-hidden="true">
        {kind === 'base' ? <OpenBase /> : <SceneryDrawing kind={kind} look={0} />}
      </svg>
      <span className={styles['label']}>{say('kind-short', { kind })}</span>
    </button>
  );
};

export const Shelf = (props: ShelfProps) => {
  const say = useBuilderWords();
  return (
    <div className={styles['shelf']} role="group" aria-label={say('shelf')}>
      {KINDS.map((kind) => (
        <Item key={kind} kind={kind} {...props} />
      ))}
    </div>
  );
};

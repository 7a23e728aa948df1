/** A piece that a finger is bringing from the shelf. */
import { type Aim, useAim, useAimed } from '@tortuga/table';
import { useRef } from 'react';
import type { Plan } from '../model/plan.ts';
import { DrawnPiece } from './PieceMark.tsx';
import { translated } from './room.ts';

const newIn = (plan: Plan, now: Plan | undefined) => now?.pieces[plan.pieces.length];

export const Newcomer = ({ plan, aim }: { readonly plan: Plan; readonly aim: Aim<Plan> }) => {
  const element = useRef<SVGGElement>(null);
  const kind = useAim(aim, (now) => newIn(plan, now)?.kind);
  useAimed(aim, element, (mark, now) => {
    const piece = newIn(plan, now);
    mark.toggleAttribute('hidden', piece === undefined);
    if (piece !== undefined) mark.setAttribute('transform', `${translated(piece)} rotate(${piece.turn})`);
  });
  return (
    <g ref={element} pointerEvents="none">
      {kind !== undefined && (
        <DrawnPiece piece={{ kind, x: 0, y: 0, turn: 0 }} isAbandoned={false} look={0} mood="chosen" />
      )}
    </g>
  );
};

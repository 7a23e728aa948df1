/** What is asked for now, and of whom: a task that interrupts, else the phase. */
import type { Seat } from '@tortuga/engine';
import type { Viewer } from '@tortuga/table';
import type { Phase, Task } from '../phases.ts';
import type { View } from '../types.ts';

/** The decisions of the game. Chance decides the rest. */
export const DECISIONS = [
  'hangar',
  'place',
  'flick',
  'card',
  'hazards',
  'storm',
  'wind',
  'move',
  'dock',
  'damage',
  'heading',
  'aside',
] as const;
export type Decision = (typeof DECISIONS)[number];

export interface Asked {
  readonly seat: Seat;
  readonly decision: Decision;
}

const ofTask = (task: Task): Asked | undefined => {
  switch (task.kind) {
    case 'damage':
    case 'heading':
    case 'aside':
      return { seat: task.seat, decision: task.kind };
    case 'luck':
    case 'energy':
    case 'lose':
      return undefined;
  }
};

const ofPhase = (phase: Phase, boss: Seat): Asked | undefined => {
  switch (phase.name) {
    case 'hangar':
    case 'place':
    case 'flick':
      return { seat: phase.seat, decision: phase.name };
    case 'card':
    case 'hazards':
    case 'storm':
    case 'wind':
    case 'move':
    case 'dock':
      return { seat: boss, decision: phase.name };
    case 'setup':
    case 'deal':
    case 'draw':
    case 'begin':
    case 'end':
    case 'over':
      return undefined;
  }
};

/** Undefined while chance decides, and once the game is over. */
export const askedOf = ({ queue, phase, boss }: Pick<View, 'queue' | 'phase' | 'boss'>): Asked | undefined =>
  queue[0] === undefined ? ofPhase(phase, boss) : ofTask(queue[0]);

/** The decision that the viewer is asked for. */
export const myDecision = ({
  view,
  viewer,
}: {
  readonly view: View;
  readonly viewer: Viewer;
}): Decision | undefined => {
  const asked = askedOf(view);
  return asked?.seat === viewer ? asked.decision : undefined;
};

/** What this very turn is made of, in order: what is done, what comes now, what is still to come, what was skipped. */
import { type Hazard, hazardsOf } from '../../components.ts';
import type { Seat } from '@tortuga/engine';
import type { Phase, Step } from '../../phases.ts';
import type { View } from '../../types.ts';
import { hazardsIn, type Lack, lackOf } from '../cards/hazards.ts';

type StepState = 'done' | 'now' | 'next' | 'skipped';

interface Part<K extends string> {
  readonly kind: K;
  readonly state: StepState;
}

export type TurnStep =
  /** Before the first turn: Hangars, then Freighters. */
  | Part<'hangars'>
  | Part<'freighters'>
  /** `now`: the step of the visit that is being decided. */
  | (Part<'dock'> & { readonly now: Step | undefined })
  | Part<'card'>
  /** `lack`: why it would be skipped, as the table stands. */
  | (Part<'hazard'> & { readonly hazard: Hazard; readonly lack: Lack | undefined })
  | (Part<'fly'> & { readonly laid: number; readonly most: number })
  | Part<'drift'>
  /** What interrupts the turn, of somebody. */
  | (Part<'damage' | 'heading' | 'aside'> & { readonly seat: Seat })
  | Part<'goal'>;

export interface Noted {
  /** Hazards of this turn that were seen to be skipped. */
  readonly skipped: readonly Hazard[];
  /** The order in which those left are to come, as far as it is drafted. */
  readonly wished: readonly Hazard[];
}

type Name = Phase['name'];

const isBefore = (name: Name, names: readonly Name[]): boolean => names.includes(name);

/** The Hazard that is being carried out. */
const underWay = ({ phase }: View): Hazard | undefined => {
  if (phase.name === 'storm') return 'S';
  if (phase.name === 'wind') return 'W';
  return 'why' in phase && phase.why !== 'start' ? phase.why : undefined;
};

const hazardSteps = (view: View, { skipped, wished }: Noted): readonly TurnStep[] => {
  const { card, left: letters } = view.turn;
  if (card === null) return [];
  const now = underWay(view);
  const left = hazardsIn(letters).toSorted((one, other) => wished.indexOf(one) - wished.indexOf(other));
  const past = hazardsIn(hazardsOf(card)).filter((each) => each !== now && !left.includes(each));
  const isNext = (hazard: Hazard): boolean => view.phase.name === 'hazards' && hazard === left[0];
  const step = (hazard: Hazard, state: StepState, lack?: Lack): TurnStep => ({
    kind: 'hazard',
    hazard,
    state,
    lack,
  });
  return [
    ...past.map((hazard) => step(hazard, skipped.includes(hazard) ? 'skipped' : 'done')),
    ...(now === undefined ? [] : [step(now, 'now')]),
    ...left.map((hazard) => step(hazard, isNext(hazard) ? 'now' : 'next', lackOf(view, hazard))),
  ];
};

/** Over once one docks at the end, or the turn ends. */
const hasFlown = ({ phase }: View): boolean =>
  (phase.name === 'dock' && phase.then === 'end') || phase.name === 'end' || phase.name === 'over';

const flyState = (view: View): StepState => {
  if (hasFlown(view)) return 'done';
  return view.phase.name === 'move' ? 'now' : 'next';
};

/** Without a card one drifts (SP-22). */
const flySteps = (view: View): readonly TurnStep[] => {
  const { turn, phase } = view;
  const isEarly = isBefore(phase.name, ['begin', 'card']) || (phase.name === 'dock' && phase.then === 'card');
  if (turn.card === null && !isEarly) return [{ kind: 'drift', state: flyState(view) }];
  const most = turn.card === null ? 0 : Number(turn.card[0]);
  return [{ kind: 'fly', state: flyState(view), laid: turn.laid, most }];
};

const cardState = ({ phase, turn }: View): StepState => {
  if (turn.card !== null) return 'done';
  if (phase.name === 'card') return 'now';
  return isBefore(phase.name, ['begin', 'dock']) ? 'next' : 'skipped';
};

const dockStep = ({ phase }: View, then: 'card' | 'end'): TurnStep => {
  const now = phase.name === 'dock' && phase.then === then ? phase.step : undefined;
  return { kind: 'dock', state: now === undefined ? 'next' : 'now', now };
};

const START: readonly Name[] = ['setup', 'deal', 'hangar'];

const startSteps = ({ phase }: View): readonly TurnStep[] => {
  const isEarly = START.includes(phase.name);
  return [
    { kind: 'hangars', state: isEarly ? 'now' : 'done' },
    { kind: 'freighters', state: isEarly ? 'next' : 'now' },
    { kind: 'card', state: 'next' },
    { kind: 'fly', state: 'next', laid: 0, most: 0 },
  ];
};

const isStart = ({ phase }: View): boolean =>
  START.includes(phase.name) || ('why' in phase && phase.why === 'start');

/** It comes before whatever was about to be done. */
const interrupted = (steps: readonly TurnStep[], { queue }: View): readonly TurnStep[] => {
  const [task] = queue;
  if (task?.kind !== 'damage' && task?.kind !== 'heading' && task?.kind !== 'aside') return steps;
  const at = steps.findIndex(({ state }) => state === 'now' || state === 'next');
  const late = steps.map((step): TurnStep => (step.state === 'now' ? { ...step, state: 'next' } : step));
  return late.toSpliced(at < 0 ? late.length : at, 0, { kind: task.kind, state: 'now', seat: task.seat });
};

export const turnSteps = (view: View, noted: Noted = { skipped: [], wished: [] }): readonly TurnStep[] =>
  view.phase.name === 'over' ? [] : interrupted(plannedSteps(view, noted), view);

const plannedSteps = (view: View, noted: Noted): readonly TurnStep[] => {
  const { phase } = view;
  if (isStart(view)) return startSteps(view);
  const docksFirst = phase.name === 'dock' && phase.then === 'card';
  return [
    ...(docksFirst ? [dockStep(view, 'card')] : []),
    { kind: 'card', state: cardState(view) },
    ...hazardSteps(view, noted),
    ...flySteps(view),
    dockStep(view, 'end'),
    { kind: 'goal', state: phase.name === 'end' ? 'now' : 'next' },
  ];
};

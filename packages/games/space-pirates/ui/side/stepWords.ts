/** A step of a turn in words, and its picture. */
import { HAZARD_ART } from '../cards/hazardArt.ts';
import { flickerOf } from '../cards/hazards.ts';
import card from '../art/step-card.svg?url';
import damage from '../art/step-damage.svg?url';
import dock from '../art/step-dock.svg?url';
import fly from '../art/step-fly.svg?url';
import goal from '../art/step-goal.svg?url';
import { goalOf } from '../../ending.ts';
import type { Props } from '../shown.ts';
import type { Speak } from '../words/messages.ts';
import type { TurnStep } from './turnSteps.ts';

export const stepPicture = (step: TurnStep): string => {
  switch (step.kind) {
    case 'hazard':
      return HAZARD_ART[step.hazard];
    case 'card':
      return card;
    case 'hangars':
    case 'dock':
      return dock;
    case 'freighters':
      return HAZARD_ART.F;
    case 'fly':
    case 'drift':
      return fly;
    case 'goal':
      return goal;
    case 'damage':
      return damage;
    case 'heading':
      return fly;
    case 'aside':
      return HAZARD_ART.F;
  }
};

const flyText = ({ state, laid, most }: Extract<TurnStep, { kind: 'fly' }>, say: Speak): string => {
  if (most === 0) return say('step-fly');
  return laid === 0 && state !== 'done'
    ? say('step-fly-most', { most })
    : say('step-fly-laid', { laid, most });
};

export const stepText = (step: TurnStep, { view, sitters }: Props, say: Speak): string => {
  switch (step.kind) {
    case 'hazard':
      return say(`step-hazard-${step.hazard}`, { name: sitters[flickerOf(view, step.hazard)]?.name ?? '' });
    case 'fly':
      return flyText(step, say);
    case 'dock':
      return step.now === undefined
        ? say('step-dock')
        : say('step-dock-now', { step: say(`dock-step-${step.now}`) });
    case 'goal':
      return say('step-goal', { goal: goalOf(view.options, view.seats) });
    case 'damage':
    case 'heading':
    case 'aside':
      return say(`step-${step.kind}`, { name: sitters[step.seat]?.name ?? '' });
    case 'hangars':
    case 'freighters':
    case 'card':
    case 'drift':
      return say(`step-${step.kind}`);
  }
};

/** What stands beside it: that it is skipped, or would be, and why. */
export const stepNote = (step: TurnStep, say: Speak): string | undefined => {
  if (step.kind === 'card' && step.state === 'skipped') return say('step-card-none');
  if (step.kind !== 'hazard') return undefined;
  if (step.state === 'skipped') return say('step-skipped');
  return step.lack && say(`hazard-lack-${step.lack}`);
};

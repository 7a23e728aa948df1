import { expect, test } from 'vitest';
import { visitOf } from '../dock/visit.ts';
import { freshDraft, parseDraft } from '../draft.ts';
import { positionOf } from './position.ts';
import { visits } from './visits.ts';

const shown = visits.map((scene) => ({ scene, ...positionOf(scene) }));

test('every step of a visit has a scene', () => {
  const steps = shown.map(({ position }) => visitOf(position.view)?.step);
  expect(new Set(steps)).toEqual(new Set(['bribe', 'buy', 'look', 'sell', 'fill', undefined]));
});

test('given a scene, when its draft is kept and read again, then it is the same', () => {
  for (const { position, draft, scene } of shown) {
    const made = { ...freshDraft(position.view, position.viewer), ...draft };
    const kept: unknown = JSON.parse(JSON.stringify(made));
    expect({ name: scene.name, choice: parseDraft(kept, position.view)?.choice }).toEqual({
      name: scene.name,
      choice: made.choice,
    });
  }
});

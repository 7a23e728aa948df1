import { expect, test } from 'vitest';
import type { Heard } from '../../types.ts';
import { NO_NOTES, noteAll } from './turnNotes.ts';

const skipped: Heard = { kind: 'skipped', what: 'A', discs: [] };
const entered: Heard = { kind: 'entered', seat: 0, base: 1 };
const bought: Heard = { kind: 'bought', seat: 0, base: 1 };

test('SP-20 a Hazard that is skipped is noted until the next turn begins', () => {
  const notes = noteAll(NO_NOTES, [skipped]);
  expect(notes.skipped).toEqual(['A']);
  expect(noteAll(notes, [{ kind: 'turn', boss: 1, round: 1 }])).toEqual(NO_NOTES);
});

test('Freighters that found no place at the start are no Hazard', () => {
  expect(noteAll(NO_NOTES, [{ kind: 'skipped', what: 'start', discs: [1] }])).toEqual(NO_NOTES);
});

test('SP-62 what is done in a visit is noted, and another visit begins anew', () => {
  const notes = noteAll(NO_NOTES, [skipped, entered, bought]);
  expect(notes).toEqual({ skipped: ['A'], steps: ['buy'] });
  expect(noteAll(notes, [entered])).toEqual({ skipped: ['A'], steps: [] });
});

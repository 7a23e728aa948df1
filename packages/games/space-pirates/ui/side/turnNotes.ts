/**
 * What this page has heard of the turn, where a view does not tell: which Hazards were skipped, and what was done in this
 * visit. After a reload nothing of it is known, and all counts as carried out.
 */
import { createContext, useState } from 'react';
import { type Hazard, HAZARDS } from '../../components.ts';
import type { Step } from '../../phases.ts';
import type { Heard } from '../../types.ts';
import type { Props } from '../shown.ts';

export interface TurnNotes {
  readonly skipped: readonly Hazard[];
  readonly steps: readonly Step[];
}

export const NO_NOTES: TurnNotes = { skipped: [], steps: [] };

/** The notes of the hand, for its panels. */
export const TurnNotesContext = createContext(NO_NOTES);

const STEP_OF: Readonly<Partial<Record<Heard['kind'], Step>>> = {
  bribed: 'bribe',
  bought: 'buy',
  looked: 'look',
  sold: 'sell',
  filling: 'fill',
};

const note = (notes: TurnNotes, heard: Heard): TurnNotes => {
  if (heard.kind === 'turn') return NO_NOTES;
  // Another visit of the same turn begins anew.
  if (heard.kind === 'entered') return { ...notes, steps: [] };
  if (heard.kind === 'skipped')
    return { ...notes, skipped: [...notes.skipped, ...HAZARDS.filter((hazard) => hazard === heard.what)] };
  const step = STEP_OF[heard.kind];
  return step === undefined ? notes : { ...notes, steps: [...notes.steps, step] };
};

export const noteAll = (notes: TurnNotes, heard: readonly Heard[]): TurnNotes => heard.reduce(note, notes);

interface Kept {
  readonly turn: string;
  readonly latest: Props['latest'];
  readonly notes: TurnNotes;
}

export const useTurnNotes = ({ view, latest }: Props): TurnNotes => {
  const turn = `${view.round} ${view.boss}`;
  const [kept, setKept] = useState<Kept>({ turn: '', latest: undefined, notes: NO_NOTES });
  if (kept.turn === turn && kept.latest === latest) return kept.notes;
  const before = kept.turn === turn ? kept.notes : NO_NOTES;
  const notes = noteAll(before, latest?.heard ?? []);
  setKept({ turn, latest, notes });
  return notes;
};

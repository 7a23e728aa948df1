/** Hazards of this turn that were skipped, as far as this page has heard: a view does not tell them from those carried out. */
import { useState } from 'react';
import { type Hazard, HAZARDS } from '../../components.ts';
import type { Heard } from '../../types.ts';
import type { Props } from '../shown.ts';

interface Noted {
  readonly turn: string;
  readonly latest: Props['latest'];
  readonly skipped: readonly Hazard[];
}

const skippedIn = (heard: readonly Heard[]): readonly Hazard[] =>
  heard.flatMap((each) => (each.kind === 'skipped' ? HAZARDS.filter((hazard) => hazard === each.what) : []));

/** What was heard before a turn began is of another turn. */
const sinceTurn = (heard: readonly Heard[]): readonly Heard[] =>
  heard.slice(heard.findLastIndex(({ kind }) => kind === 'turn') + 1);

const NONE: readonly Hazard[] = [];

export const useSkipped = ({ view, latest }: Props): readonly Hazard[] => {
  const turn = `${view.round} ${view.boss}`;
  const [noted, setNoted] = useState<Noted>({ turn: '', latest: undefined, skipped: NONE });
  if (noted.turn === turn && noted.latest === latest) return noted.skipped;
  const before = noted.turn === turn ? noted.skipped : NONE;
  const skipped = [...before, ...skippedIn(sinceTurn(latest?.heard ?? []))];
  setNoted({ turn, latest, skipped });
  return skipped;
};

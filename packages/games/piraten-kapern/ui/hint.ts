/** What the parrot says: about the draft as it stands, never about what is hidden. */
import type { Values } from '@tortuga/table';
import { type Odds, oddsOf } from '../odds.ts';
import { battleOf, countFace, scoreOfDisqualified } from '../scoring.ts';
import type { Refusal, View } from '../types.ts';
import { type Draft, isChestChanged } from './draft.ts';
import { percentOf } from './percent.ts';
import type { Key } from './words.ts';

export interface HintText {
  readonly key: Key;
  readonly values: Values;
}

type WhyNot = Refusal['code'] | undefined;

const hint = (key: Key, values: Values = {}): HintText => ({ key, values });

const safeOf = (view: View, { chest }: Draft): number =>
  scoreOfDisqualified(view.card, view.dice, chest).points;

const battleHint = (view: View, draft: Draft, odds: Odds): HintText | undefined => {
  const battle = battleOf(view.card);
  if (battle === undefined) return undefined;
  const missing = battle.swords - countFace(view.dice, 'sword');
  if (missing <= 0) return undefined;
  const values = { missing, bonus: battle.bonus };
  if (draft.roll.length < 2) return hint('hint-battle', values);
  return hint('hint-battle-roll', { ...values, percent: percentOf(odds) });
};

const chestHint = (view: View, draft: Draft, odds: Odds): HintText | undefined => {
  if (view.card !== 'chest') return undefined;
  const safe = safeOf(view, draft);
  const values = { safe, count: draft.roll.length, percent: percentOf(odds) };
  if (isChestChanged(draft, view) && safe > 0) return hint('hint-close', { safe });
  if (draft.roll.length < 2) return view.placed ? undefined : hint('hint-lay');
  if (safe > 0) return hint('hint-chest', values);
  return view.placed ? undefined : hint('hint-lay-chosen', values);
};

const plainHint = (view: View, { roll }: Draft, odds: Odds, whyNot: WhyNot): HintText => {
  const points = view.score?.points ?? 0;
  if (roll.length === 0) return hint('hint-choose', { points });
  if (whyNot !== undefined) return hint('hint-too-few');
  const values = { count: roll.length, percent: percentOf(odds), points };
  return hint(odds.by === 'fourth-skull' ? 'hint-fourth-skull' : 'hint-third-skull', values);
};

/** `whyNot`: why what is chosen may not be rolled as it is. */
export const hintOf = (view: View, draft: Draft, whyNot: WhyNot): HintText => {
  const odds = oddsOf(view, draft.roll);
  if (view.island) return hint('hint-island', { each: (view.deduction ?? 0) / view.skulls });
  if (whyNot === 'three-skulls') return hint('hint-three');
  return (
    battleHint(view, draft, odds) ?? chestHint(view, draft, odds) ?? plainHint(view, draft, odds, whyNot)
  );
};

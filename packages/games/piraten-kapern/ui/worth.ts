/** What a score is made of, in words: each set, what coins and diamonds bring, what comes on top. */
import { FACE_VALUE, type PayingSet, setsOf, valuablesOf } from '../scoring.ts';
import type { Score, View } from '../types.ts';
import { facesText, signedText } from './listing.ts';
import type { SayHere } from './words.ts';

export interface WorthPart {
  readonly label: string;
  readonly points: number;
}

const setText = ({ faces: [face, other], count }: PayingSet, say: SayHere): string => {
  if (face === undefined) return '';
  return say(other === undefined ? `count-${face}` : 'count-alike', { count });
};

/** None where no set pays. */
export const setParts = ({ card, dice }: View, { sets }: Score, say: SayHere): readonly WorthPart[] =>
  sets === 0 ? [] : setsOf(card, dice).map((set) => ({ label: setText(set, say), points: set.points }));

/** None where there is neither coin nor diamond. */
export const valuableParts = ({ card, dice }: View, { faces }: Score, say: SayHere): readonly WorthPart[] => {
  const what = facesText(valuablesOf(card, dice), say);
  return faces === 0 ? [] : [{ label: say('worth-each', { what, value: FACE_VALUE }), points: faces }];
};

/** In one line, as in "4 monkeys 200, coins and diamonds 200, Full Chest 500". */
export const worthText = (view: View, say: SayHere): string => {
  const { score } = view;
  if (score === null) return '';
  return [
    ...setParts(view, score, say).map(({ label, points }) => `${label} ${points}`),
    ...(score.faces === 0 ? [] : [say('part-faces', { points: score.faces })]),
    ...(score.fullChest === 0 ? [] : [say('part-full', { points: score.fullChest })]),
    ...(score.battle === 0 ? [] : [say('part-battle', { points: signedText(score.battle) })]),
    ...(score.doubled && score.points !== 0 ? [say('part-doubled')] : []),
  ].join(', ');
};

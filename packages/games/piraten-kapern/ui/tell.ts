/** Words for all that is heard. */
import type { Told } from '@tortuga/table';
import type { Heard, Score } from '../types.ts';
import { facesText, nameOf, pointsText, signedText } from './listing.ts';
import type { SayHere } from './words.ts';

type Teller<K extends Heard['kind']> = (
  heard: Extract<Heard, { kind: K }>,
  names: readonly string[],
  say: SayHere,
) => Told;

const partsText = ({ sets, faces, fullChest, battle, doubled }: Score, say: SayHere): string => {
  const parts = [
    ['part-sets', sets],
    ['part-faces', faces],
    ['part-full', fullChest],
    ['part-battle', battle],
  ] as const;
  const told = parts.filter(([, points]) => points !== 0).map(([key, points]) => say(key, { points }));
  return [...told, ...(doubled ? [say('part-doubled')] : [])].join(', ');
};

const scoredText = (score: Score, name: string, say: SayHere): string => {
  if (score.battle < 0) return say('tell-lost', { name });
  if (score.points === 0) return say('tell-scored-nothing', { name });
  return say('tell-scored', { name, parts: partsText(score, say) });
};

const TELLERS: { readonly [K in Heard['kind']]: Teller<K> } = {
  shuffled: (_heard, _names, say) => ({ seat: undefined, text: say('tell-shuffled') }),
  card: ({ seat, card }, names, say) => ({
    seat,
    text: say('tell-card', { name: nameOf(names, seat), card: say(`card-${card}`) }),
  }),
  rolling: ({ seat, dice, spell }, names, say) => ({
    seat,
    text: say(spell ? 'tell-spell' : 'tell-rolling', { name: nameOf(names, seat), count: dice.length }),
  }),
  rolled: ({ faces }, _names, say) => ({
    seat: undefined,
    text: say('tell-rolled', { faces: facesText(faces, say) }),
  }),
  chest: ({ seat, dice }, names, say) => ({
    seat,
    text: say(dice.length === 0 ? 'tell-chest-empty' : 'tell-chest', {
      name: nameOf(names, seat),
      count: dice.length,
    }),
  }),
  island: ({ seat, skulls }, names, say) => ({
    seat,
    text: say('tell-island', { name: nameOf(names, seat), skulls }),
  }),
  disqualified: ({ seat, skulls }, names, say) => ({
    seat,
    text: say('tell-disqualified', { name: nameOf(names, seat), skulls }),
  }),
  scored: ({ seat, score }, names, say) => ({
    seat,
    text: scoredText(score, nameOf(names, seat), say),
    outcome: signedText(score.points),
  }),
  deducted: ({ seat, each }, names, say) => ({
    seat,
    text: say('tell-deducted', { name: nameOf(names, seat), each }),
    outcome: pointsText(-each),
  }),
  'final-round': ({ seat, total }, names, say) => ({
    seat,
    text: say('tell-final-round', { name: nameOf(names, seat), total }),
  }),
  'play-goes-on': (_heard, _names, say) => ({ seat: undefined, text: say('tell-play-goes-on') }),
  ended: ({ by }, _names, say) => ({ seat: undefined, text: say(`tell-ended-${by}`) }),
};

const tellAs = <K extends Heard['kind']>(
  heard: Extract<Heard, { kind: K }>,
  names: readonly string[],
  say: SayHere,
): Told => TELLERS[heard.kind](heard, names, say);

export const tell = (heard: Heard, names: readonly string[], say: SayHere): Told => tellAs(heard, names, say);

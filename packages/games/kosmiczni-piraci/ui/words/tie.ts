/** Why somebody ranks before the next one, where strength alone does not say it. */
import { decidedOn } from '../../sharing.ts';
import type { Planet, View } from '../../types.ts';
import type { Speak } from './messages.ts';
import { planetName } from './names.ts';

/** Of the seat of that rank and the one behind it; undefined where no tie was broken. */
export const tieWord = (
  { planets }: View,
  planet: Planet,
  ranking: readonly number[],
  rank: number,
  say: Speak,
): string | undefined => {
  const [ahead, behind] = [ranking[rank], ranking[rank + 1]];
  if (ahead === undefined || behind === undefined) return undefined;
  const strengths = planets.map((each) => each.strengths);
  const decisive = decidedOn(strengths, planet, ahead, behind);
  if (decisive === undefined) return say('tie-turn');
  if (decisive === planet) return undefined;
  return say('tie-planet', {
    strength: strengths[planet]?.[ahead] ?? 0,
    planet: planetName(decisive, say),
    more: strengths[decisive]?.[ahead] ?? 0,
    less: strengths[decisive]?.[behind] ?? 0,
  });
};

/** What laying a card there would do, in sentences. */
import { foresee } from '../../foresight.ts';
import type { Planet } from '../../types.ts';
import type { Props } from '../shown.ts';
import type { Speak } from './messages.ts';
import { cardName, planetName } from './names.ts';

export const hintFor = (table: Props, planet: Planet, say: Speak): readonly string[] => {
  const { turned, teleport, legs } = foresee(table.view, planet);
  if (turned === undefined) return [say('hint-nothing')];
  if (teleport === 'yes') return [say('hint-teleport-own')];
  return [
    turnWord(table, planet, turned, say),
    ...legs.map(({ ship, to, steps }) => say('hint-leg', { ship, steps, planet: planetName(to, say) })),
    ...(teleport === 'perhaps' ? [say('hint-teleport')] : []),
  ];
};

const turnWord = ({ view, sitters }: Props, planet: Planet, turned: number, say: Speak): string => {
  const card = view.planets[planet]?.cards.at(-1)?.card ?? null;
  return card === null
    ? say('hint-turn', { name: sitters[turned]?.name ?? '' })
    : say('hint-turn-own', { card: cardName(card, say) });
};

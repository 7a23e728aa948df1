/** All that is to be seen of a planet, in words: its name for those who do not see it. */
import { type CardView, type Planet, SHIPS } from '../../types.ts';
import { isLit } from '../choices.ts';
import type { Props } from '../shown.ts';
import { hintFor } from './hint.ts';
import type { Speak } from './messages.ts';
import { cardName, planetName, treasureNames } from './names.ts';

export const describePlanet = (table: Props, planet: Planet, say: Speak): string =>
  [
    say('name-planet', { number: planet + 1, planet: planetName(planet, say) }),
    ...treasureWords(table, planet, say),
    ...shipWords(table, planet, say),
    ...cardWords(table, planet, say),
    ...stateWords(table, planet, say),
  ].join(' ');

const treasureWords = ({ view }: Props, planet: Planet, say: Speak): readonly string[] => {
  const values = view.planets[planet]?.treasures ?? [];
  return [say('name-treasures', { count: values.length, values: treasureNames(values, say) })];
};

const shipWords = ({ view }: Props, planet: Planet, say: Speak): readonly string[] => {
  const { homes, ships, steps } = view;
  if (homes === null) return [];
  return SHIPS.flatMap((ship) => [
    ...(ships[ship] === planet ? [say('name-ship', { ship, steps: steps[ship] })] : []),
    ...(homes[ship] === planet && ships[ship] !== planet ? [say('name-home', { ship })] : []),
  ]);
};

const cardWords = (table: Props, planet: Planet, say: Speak): readonly string[] => {
  const { cards = [], strengths = [] } = table.view.planets[planet] ?? {};
  const top = cards.at(-1);
  if (top === undefined) return [say('name-no-cards')];
  const present = strengths.flatMap((strength, seat) =>
    strength === 0 ? [] : [strengthWord(table, seat, strength, say)],
  );
  return [
    ...(present.length === 0 ? [] : [say('name-strengths', { strengths: present.join(', ') })]),
    ...(top.up ? [] : [hiddenWord(table, top, say)]),
  ];
};

const strengthWord = ({ viewer, sitters }: Props, seat: number, strength: number, say: Speak): string =>
  seat === viewer
    ? say('name-own-strength', { strength })
    : say('name-strength', { name: sitters[seat]?.name ?? '', strength });

const hiddenWord = ({ sitters }: Props, { seat, card }: CardView, say: Speak): string =>
  card === null
    ? say('name-hidden', { name: sitters[seat]?.name ?? '' })
    : say('name-hidden-own', { card: cardName(card, say) });

const stateWords = (table: Props, planet: Planet, say: Speak): readonly string[] => {
  if (table.view.sharing?.planet === planet) return [say('name-sharing')];
  if (!isLit(table, planet)) return [];
  return [say('name-legal'), ...hintFor(table, planet, say)];
};

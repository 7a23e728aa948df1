/** Looking at cards face down: one's own as often as one likes, nobody else's ever (KP-16). */
import type { Planet } from '../types.ts';
import { pieces } from './pieces.ts';
import type { Props } from './shown.ts';
import { explainLook } from './words/explain.ts';
import type { Speak } from './words/messages.ts';

const cardsIn = ({ view }: Props) => view.planets.flatMap(({ cards }) => cards);

/** Whether a card of the viewer's lies face down: the view has nobody else's. */
export const hasHidden = (table: Props): boolean =>
  cardsIn(table).some(({ card, up }) => card !== null && !up);

/** Whose card lies face down on a planet, where it is not for the viewer's eyes. */
const keptFrom = ({ view }: Props, planet: Planet): number | undefined =>
  view.planets[planet]?.cards.find(({ card, up }) => card === null && !up)?.seat;

/** At one's own cards, wherever they lie; where another's is meant, or there are none, it says why not. */
export const look = (table: Props, say: Speak, planet?: Planet): void => {
  const { draft, setDraft, tellWhy, sitters } = table;
  const owner = planet === undefined ? undefined : keptFrom(table, planet);
  if (planet !== undefined && owner !== undefined)
    tellWhy(explainLook(sitters[owner]?.name, say), pieces.planet(planet));
  else if (hasHidden(table)) setDraft({ ...draft, isPeeking: true });
  else if (cardsIn(table).some(({ up }) => !up)) tellWhy(explainLook(undefined, say));
};

export const lookAway = ({ draft, setDraft }: Props): void => {
  if (draft.isPeeking) setDraft({ ...draft, isPeeking: false });
};

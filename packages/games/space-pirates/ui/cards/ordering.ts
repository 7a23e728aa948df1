/** The order of Hazards: the first is the one that begins. */
import type { Hazard } from '../../components.ts';
import type { Props } from '../shown.ts';

/** Takes one out of its place and puts it into another, from 0. */
export const moved = <V>(items: readonly V[], from: number, to: number): readonly V[] => {
  const [item] = items.slice(from, from + 1);
  if (item === undefined) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(Math.min(Math.max(to, 0), rest.length), 0, item);
};

export const moveHazard = ({ draft, setDraft }: Props, from: number, to: number): void => {
  const hazards = moved(draft.choice.hazards, from, to);
  if (hazards.some((each, place) => each !== draft.choice.hazards[place]))
    setDraft({ ...draft, choice: { ...draft.choice, hazards } });
};

export const firstHazard = ({ draft }: Props): Hazard | undefined => draft.choice.hazards[0];

export const beginHazard = (table: Props): void => {
  const hazard = firstHazard(table);
  if (hazard !== undefined && !table.isBusy) table.play({ kind: 'hazard', hazard });
};

/** A card is chosen in the hand, and played by the button beside it. */
import type { Card } from '../../components.ts';
import { myDecision } from '../asked.ts';
import { focusOn } from '../focusOn.ts';
import { ownCards } from '../own.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';

export const isChoosing = (table: Props): boolean => myDecision(table) === 'card';

export const chooseCard = ({ draft, setDraft }: Props, card: Card): void =>
  setDraft({ ...draft, choice: { ...draft.choice, card } });

/** By its place in the hand, from 0. */
export const chooseNth = (table: Props, place: number): void => {
  const found = ownCards(table.view)[place];
  if (found === undefined) return;
  chooseCard(table, found.card);
  focusOn(pieces.card(found.card, found.nth));
};

export const playCard = ({ draft: { choice }, isBusy, play }: Props): void => {
  if (choice.card !== undefined && !isBusy) play({ kind: 'energy', cards: [choice.card] });
};

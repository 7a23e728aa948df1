/** The Hazards of a card: what each does, or why it would be skipped. */
import { type Card, type Hazard, hazardsOf } from '../../components.ts';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';
import styles from './HazardList.module.css';
import { HazardMark } from './HazardMark.tsx';
import { flickerOf, hazardsIn, lackOf } from './hazards.ts';

/** To whoever carries it out, if his turn it is. */
export const hazardText = ({ view, viewer, sitters }: Props, hazard: Hazard, say: Speak): string => {
  const by = view.boss === viewer || typeof viewer !== 'number' ? view.boss : viewer;
  const name = sitters[flickerOf({ boss: by, seats: view.seats }, hazard)]?.name ?? '';
  return say(`hazard-does-${hazard}`, { name });
};

export const lackText = ({ view }: Props, hazard: Hazard, say: Speak): string | undefined => {
  const lack = lackOf(view, hazard);
  return lack && say(`hazard-lack-${lack}`);
};

const Line = ({ hazard, table, isNow }: { hazard: Hazard; table: Props; isNow: boolean }) => {
  const say = useWords();
  const lack = isNow ? lackText(table, hazard, say) : undefined;
  return (
    <li className={styles['line']} data-skipped={lack !== undefined || undefined}>
      <HazardMark hazard={hazard} />
      <span>{lack ?? hazardText(table, hazard, say)}</span>
    </li>
  );
};

interface HazardListProps {
  readonly card: Card;
  readonly table: Props;
  /** It may be played now: what would be skipped is said. */
  readonly isNow: boolean;
}

export const HazardList = ({ card, table, isNow }: HazardListProps) => (
  <ul className={styles['list']}>
    {hazardsIn(hazardsOf(card)).map((hazard) => (
      <Line key={hazard} hazard={hazard} table={table} isNow={isNow} />
    ))}
  </ul>
);

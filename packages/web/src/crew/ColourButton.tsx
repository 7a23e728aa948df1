/** A badge that changes its colours when it is tapped. */
import { type Colour, Emblem } from '@tortuga/table';
import { useWords } from '../words/words.ts';
import styles from './ColourButton.module.css';

export interface ColourButtonProps {
  readonly colour: Colour;
  readonly name: string;
  readonly onClick: () => void;
}

export const ColourButton = ({ colour, name, onClick }: ColourButtonProps) => {
  const say = useWords();
  const label = say('crew.colour', { name, colour: say(`colour.${colour}`) });
  return (
    <button type="button" className={styles['colour']} aria-label={label} title={label} onClick={onClick}>
      <Emblem colour={colour} />
    </button>
  );
};

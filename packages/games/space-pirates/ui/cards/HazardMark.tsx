/** The mark of a Hazard: what it is, is told on hover, on a long press and on focus. */
import type { Hazard } from '../../components.ts';
import { Gloss } from '../hand/Gloss.tsx';
import { useWords } from '../words/messages.ts';
import { hazardHelp, hazardName } from '../words/names.ts';
import { HAZARD_ART } from './hazardArt.ts';
import styles from './HazardMark.module.css';

export const HazardMark = ({ hazard }: { readonly hazard: Hazard }) => {
  const say = useWords();
  return (
    <Gloss className={styles['mark']} label={hazardName(hazard, say)} text={hazardHelp(hazard, say)}>
      <img src={HAZARD_ART[hazard]} alt="" draggable={false} />
    </Gloss>
  );
};

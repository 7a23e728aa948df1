/** The energy of this turn as templates: flown, drafted, in the hand, and left. */
import { useWords } from '../words/messages.ts';
import styles from './Pips.module.css';

interface PipsProps {
  readonly laid: number;
  readonly drafted: number;
  readonly isAimed: boolean;
  /** All that the card gave, or the one of a drift. */
  readonly total: number;
}

const stateOf = ({ laid, drafted, isAimed }: PipsProps, nth: number): string => {
  if (nth < laid) return 'laid';
  if (nth < laid + drafted) return 'drafted';
  return isAimed && nth === laid + drafted ? 'aimed' : 'left';
};

export const Pips = (props: PipsProps) => {
  const say = useWords();
  const { laid, drafted, total } = props;
  return (
    <span
      className={styles['pips']}
      role="img"
      aria-label={say('fly-pips', { total, laid, drafted, left: total - laid - drafted })}
    >
      {Array.from({ length: total }, (_, nth) => (
        <svg key={nth} viewBox="-3 -19 66 38" data-pip={stateOf(props, nth)}>
          <path d="M0 0L15 15H45L60 0L45 -15H15Z" />
        </svg>
      ))}
    </span>
  );
};

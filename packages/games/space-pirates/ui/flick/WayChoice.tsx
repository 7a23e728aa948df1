/** How one flicks, kept on this device. Keys work in every way. */
import { Segmented } from '@tortuga/table';
import { useWords } from '../words/messages.ts';
import styles from './WayChoice.module.css';
import { keepWay, useWay, type Way, WAYS } from './way.ts';

const PICTURES: Readonly<Record<Way, string>> = {
  pull: 'M17 7a3 3 0 1 1-6 0a3 3 0 0 1 6 0M11.500 9.500L5 18M5 18l1-5M5 18l5-2',
  swipe: 'M3 15q9-9 18-6M17 5l4 4-4 4M6 20q3-4 6-5',
  dials: 'M4 8h16M4 16h16M9 5v6M15 13v6',
  switch: 'M12 4a8 8 0 1 0 8 8M12 12l6-6M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
};

const Picture = ({ way }: { readonly way: Way }) => (
  <svg className={styles['picture']} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PICTURES[way]} />
  </svg>
);

export const WayChoice = () => {
  const say = useWords();
  const segments = WAYS.map((way) => ({
    value: way,
    name: say(`flick-way-${way}`),
    label: (
      <span className={styles['way']} title={say(`flick-way-${way}`)}>
        <Picture way={way} />
      </span>
    ),
  }));
  return (
    <div className={styles['ways']}>
      <Segmented
        label={say('flick-way')}
        isLabelHidden
        segments={segments}
        value={useWay()}
        onChange={keepWay}
      />
    </div>
  );
};

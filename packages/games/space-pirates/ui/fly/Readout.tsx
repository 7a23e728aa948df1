/** What comes of the template in the hand. While a finger turns it all that may be said lies there, and one line is seen. */
import { useAim, useAimed } from '@tortuga/table';
import { memo, useMemo, useRef } from 'react';
import type { Props } from '../shown.ts';
import type { Sky } from './course.ts';
import { turnOf } from './fan.ts';
import type { Aimed } from './plan.ts';
import styles from './Readout.module.css';
import { type Sentences, sentencesOf, type Teller } from './sentence.ts';

const Lines = memo(({ texts }: Pick<Sentences, 'texts'>) =>
  texts.map((text) => (
    <span key={text} className={styles['line']}>
      {text}
    </span>
  )),
);

interface LiveProps {
  readonly table: Props;
  readonly aimed: Aimed;
  readonly sky: Sky;
  readonly teller: Teller;
}

const Live = ({ table: { aim }, aimed: { fan, laying }, sky, teller }: LiveProps) => {
  const lines = useRef<HTMLSpanElement>(null);
  const { say, nameOf } = teller;
  const { texts, which } = useMemo(() => sentencesOf(sky, fan, { say, nameOf }), [sky, fan, say, nameOf]);
  useAimed(aim, lines, (element, now) => {
    const seen = which[turnOf(fan, now?.flight.angle ?? laying.angle) - fan.first];
    for (const [index, line] of Array.from(element.children).entries()) {
      if (line instanceof HTMLElement) line.style.setProperty('opacity', index === seen ? '1' : '0');
    }
  });
  return (
    <span ref={lines} className={styles['live']} aria-hidden="true">
      <Lines texts={texts} />
    </span>
  );
};

interface ReadoutProps extends LiveProps {
  /** At rest. */
  readonly text: string;
}

export const Readout = ({ text, ...live }: ReadoutProps) => {
  const isTurning = useAim(live.table.aim, (now) => now !== undefined);
  return <p className={styles['readout']}>{isTurning ? <Live {...live} /> : text}</p>;
};

/** How far each ship is from home: counted at a glance, since a ship at home ends the sending. */
import { type Ship, SHIPS } from '../../types.ts';
import { SHIPS as PICTURES } from '../pictures.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { Unseen } from '../Unseen.tsx';
import { useWords } from '../words/messages.ts';
import styles from './Dial.module.css';

const Steps = ({ ship, steps }: { readonly ship: Ship; readonly steps: number }) => {
  const say = useWords();
  return (
    <li className={styles['row']} data-ship={ship} data-near={steps === 1 || undefined}>
      <Unseen>{say('steps-name', { ship, steps })}</Unseen>
      <img src={PICTURES[ship]} alt="" className={styles['ship']} />
      <b aria-hidden="true">{steps}</b>
      <span className={styles['words']} aria-hidden="true">
        {say('steps-home', { steps })}
      </span>
    </li>
  );
};

export const Dial = ({ view }: Props) => {
  const say = useWords();
  return (
    <ul className={styles['dial']} aria-label={say('dial-name')} data-piece={pieces.dial}>
      {view.homes !== null && SHIPS.map((ship) => <Steps key={ship} ship={ship} steps={view.steps[ship]} />)}
    </ul>
  );
};

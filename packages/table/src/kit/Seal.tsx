/** Red wax: grey until it was checked, stamped when the dice are honest, broken when they are not. */
import seal from '../art/seal.svg?url';
import turtle from '../art/turtle.svg?url';
import styles from './Seal.module.css';

export type SealState = 'waiting' | 'honest' | 'broken';

export const Seal = ({ state, label }: { readonly state: SealState; readonly label: string }) => (
  <div className={styles['seal']} data-state={state} role="img" aria-label={label}>
    <img className={styles['wax']} src={seal} alt="" />
    <img className={styles['stamp']} src={turtle} alt="" />
    {state === 'broken' && (
      <svg className={styles['crack']} viewBox="0 0 100 100" aria-hidden="true">
        <path d="M56 2L46 26L58 42L42 60L54 76L48 98" />
      </svg>
    )}
  </div>
);

/** What a play earns: a coin with a minus, since one gets rid of cards. Words say it to those who do not see it. */
import styles from './Coin.module.css';

export const Coin = ({ earned }: { readonly earned: number }) => (
  <span className={styles['coin']} aria-hidden="true">
    −{earned}
  </span>
);

/** "What you know": prices by base, the own hold, and what is missing to win. */
import { Plate } from '@tortuga/table';
import { CARGO, MARKET } from '../../components.ts';
import { goalOf } from '../../ending.ts';
import { CARGO_ART } from '../dock/cargoArt.ts';
import { ownPirate } from '../own.ts';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';
import styles from './Known.module.css';

const Head = () => {
  const say = useWords();
  return (
    <tr>
      <th scope="col">{say('know-prices')}</th>
      {CARGO.map((cargo) => (
        <th key={cargo} scope="col">
          <img src={CARGO_ART[cargo]} alt={say(`goods-${cargo}`)} title={say(`cargo-${cargo}`)} />
        </th>
      ))}
    </tr>
  );
};

const goalText = ({ view }: Props, say: Speak): string => {
  const goal = goalOf(view.options, view.seats);
  const own = ownPirate(view);
  if (own === undefined) return say('know-goal', { goal });
  const missing = Math.max(0, goal - own.mc);
  return own.base === null ? say('know-goal-base', { goal }) : say('know-goal-missing', { goal, missing });
};

export const Known = (table: Props) => {
  const say = useWords();
  const { view } = table;
  const hold = ownPirate(view)?.hold;
  return (
    <Plate title={say('know-title')}>
      <table className={styles['prices']}>
        <thead>
          <Head />
        </thead>
        <tbody>
          {view.bases.map(({ market }, base) =>
            market === null ? undefined : (
              // Bases stay where they are: their number is their name.
              <tr key={base}>
                <th scope="row">{say('know-base', { base: base + 1 })}</th>
                {CARGO.map((cargo, type) => (
                  <td key={cargo} data-best={MARKET[market]?.[type] === 5 || undefined}>
                    {MARKET[market]?.[type]}
                  </td>
                ))}
              </tr>
            ),
          )}
          {hold && (
            <tr className={styles['hold']}>
              <th scope="row">{say('know-hold')}</th>
              {CARGO.map((cargo, type) => (
                <td key={cargo}>{hold[type] || '·'}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <p className={styles['note']}>{goalText(table, say)}</p>
    </Plate>
  );
};

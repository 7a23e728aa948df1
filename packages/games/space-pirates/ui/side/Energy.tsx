/** Energy, as all may see it: pumps, discards, and the values in all hands. */
import { Emblem } from '@tortuga/table';
import { VALUES } from '../../components.ts';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import styles from './Energy.module.css';

const Pumps = ({ view }: Props) => {
  const say = useWords();
  return (
    <table className={styles['pumps']}>
      <thead>
        <tr>
          <th scope="col">{say('energy-value')}</th>
          {VALUES.map((value) => (
            <th key={value} scope="col" className={styles['value']}>
              {value}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{say('energy-pumps')}</th>
          {VALUES.map((value) => (
            <td key={value}>{view.pumps[value].count}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{say('energy-discards')}</th>
          {VALUES.map((value) => (
            <td key={value}>{view.discards[value].length}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
};

const Hands = ({ view, sitters }: Props) => {
  const say = useWords();
  return (
    <ul className={styles['hands']}>
      {sitters.map(({ name, colour }, seat) => {
        const values = view.pirates[seat]?.backs.map(({ value }) => value) ?? [];
        return (
          <li key={colour}>
            <span className={styles['emblem']}>
              <Emblem colour={colour} />
            </span>
            <span>{name}</span>
            <b>{values.length === 0 ? say('energy-none') : values.join(' ')}</b>
          </li>
        );
      })}
    </ul>
  );
};

export const Energy = (table: Props) => {
  const say = useWords();
  return (
    <details className={styles['energy']}>
      <summary>{say('energy-title')}</summary>
      <div className={styles['content']}>
        <Pumps {...table} />
        <Hands {...table} />
      </div>
    </details>
  );
};

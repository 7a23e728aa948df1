/** Everybody's loot in the middle of the ring, while treasures are shared out and after. */
import { Emblem } from '@tortuga/table';
import { lostTreasures } from '../../standing.ts';
import { treasureOf, SHIPS } from '../pictures.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { Unseen } from '../Unseen.tsx';
import { custom } from '../style.ts';
import { useWords } from '../words/messages.ts';
import { treasureNames } from '../words/names.ts';
import { pointsOf } from '../words/status.ts';
import styles from './Hold.module.css';

interface TokensProps {
  readonly values: readonly number[];
  readonly piece: (index: number) => string;
}

const Tokens = ({ values, piece }: TokensProps) => (
  <span className={styles['tokens']} style={custom({ '--n': values.length })}>
    {values.map((value, index) => (
      <img key={piece(index)} src={treasureOf(value)} alt="" data-piece={piece(index)} />
    ))}
  </span>
);

export const Hold = ({ view, sitters }: Props) => {
  const say = useWords();
  const lost = lostTreasures(view);
  const rows = view.loot.length + (lost.length > 0 ? 1 : 0);
  return (
    <ul
      className={styles['hold']}
      style={custom({ '--rows': rows })}
      aria-label={say('hold-name')}
      data-piece={pieces.hold}
    >
      {view.loot.map((values, seat) => (
        <li key={pieces.loot(seat, 0)} className={styles['row']}>
          <Unseen>
            {say('hold-seat', {
              name: sitters[seat]?.name ?? '',
              count: values.length,
              values: treasureNames(values, say),
              points: pointsOf(view, seat),
            })}
          </Unseen>
          <span className={styles['emblem']}>
            <Emblem colour={sitters[seat]?.colour ?? 'coral'} />
          </span>
          <Tokens values={values} piece={(index) => pieces.loot(seat, index)} />
          <b aria-hidden="true">{pointsOf(view, seat)}</b>
        </li>
      ))}
      <li className={styles['row']} data-lost hidden={lost.length === 0}>
        <Unseen>{say('hold-lost', { values: treasureNames(lost, say) })}</Unseen>
        <img className={styles['emblem']} src={SHIPS.pirate} alt="" title={say('hold-box')} />
        <Tokens values={lost} piece={(index) => pieces.lost(index)} />
      </li>
    </ul>
  );
};

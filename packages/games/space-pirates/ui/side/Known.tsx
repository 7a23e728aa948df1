/** "What you know": prices by base, the own hold, faces of discs, and what is missing to win. */
import { Plate } from '@tortuga/table';
import type { ReactNode } from 'react';
import { CARGO, MARKET } from '../../components.ts';
import { goalOf } from '../../ending.ts';
import { CARGO_ART } from '../dock/cargoArt.ts';
import { ownPirate } from '../own.ts';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';
import { baseName } from '../words/names.ts';
import styles from './Known.module.css';
import { knownDiscs, missingToWin } from './known.ts';

const BEST = 5;
const NONE = '·';

const Head = () => {
  const say = useWords();
  return (
    <tr>
      <th scope="col">{say('know-prices')}</th>
      {CARGO.map((cargo) => (
        <th key={cargo} scope="col">
          <img src={CARGO_ART[cargo]} alt={say(`goods-${cargo}`)} title={say(`goods-${cargo}`)} />
        </th>
      ))}
    </tr>
  );
};

interface RowProps {
  readonly label: ReactNode;
  readonly numbers: readonly number[];
  readonly isCount?: boolean;
}

const Row = ({ label, numbers, isCount = false }: RowProps) => (
  <tr className={isCount ? styles['count'] : undefined}>
    <th scope="row">{label}</th>
    {CARGO.map((cargo, type) => {
      const number = numbers[type] ?? 0;
      return (
        <td key={cargo} data-best={(!isCount && number === BEST) || undefined}>
          {number === 0 ? NONE : number}
        </td>
      );
    })}
  </tr>
);

const Prices = ({ view, sitters }: Props) => {
  const say = useWords();
  return view.bases.map(({ market, owner }, base) => {
    if (market === null) return undefined;
    const name =
      owner === null
        ? baseName(base, say)
        : say('know-base-of', { base: base + 1, name: sitters[owner]?.name ?? '' });
    // Bases stay where they are: their number is their name.
    return <Row key={base} label={name} numbers={MARKET[market] ?? []} />;
  });
};

const goalText = ({ view }: Props, say: Speak): string => {
  const goal = goalOf(view.options, view.seats);
  const own = ownPirate(view);
  if (own === undefined) return say('know-goal', { goal });
  const { base, mc } = missingToWin(own, goal);
  if (base) return say('know-goal-base', { goal });
  return say('know-goal-missing', { goal, missing: mc });
};

export const Known = (table: Props) => {
  const say = useWords();
  const { view } = table;
  const hold = ownPirate(view)?.hold;
  const faces = knownDiscs(view);
  return (
    <Plate title={say('know-title')}>
      <table className={styles['prices']}>
        <thead>
          <Head />
        </thead>
        <tbody>
          <Prices {...table} />
          {hold && <Row label={say('know-hold')} numbers={hold} isCount />}
          {faces.some((count) => count > 0) && <Row label={say('know-discs')} numbers={faces} isCount />}
        </tbody>
      </table>
      <p className={styles['note']}>{goalText(table, say)}</p>
    </Plate>
  );
};

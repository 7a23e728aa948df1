/** The score sheet of a match of several games: a row for each game, a column for each seat, and the sums. */
import type { Sitter } from '../sitter.ts';
import type { SheetRow } from '../ui.ts';
import { useKitSay } from '../words/kitMessages.ts';
import { Emblem } from './Emblem.tsx';
import styles from './GameSheet.module.css';

export interface GameSheetProps {
  readonly rows: readonly SheetRow[];
  readonly sitters: readonly Sitter[];
  /** Which sum leads. */
  readonly better: 'higher' | 'lower';
  /** So many of the latest games, where there is little room; the sums are of all. */
  readonly most?: number | undefined;
}

const sumsOf = (rows: readonly SheetRow[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => rows.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0));

export const GameSheet = ({ rows, sitters, better, most = rows.length }: GameSheetProps) => {
  const say = useKitSay();
  const sums = sumsOf(rows, sitters.length);
  const best = better === 'lower' ? Math.min(...sums) : Math.max(...sums);
  return (
    <table className={styles['sheet']}>
      <thead>
        <tr>
          <td />
          {sitters.map(({ colour, name }) => (
            <th key={colour} scope="col">
              <Emblem colour={colour} size={30} />
              <span className={styles['name']}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(rows.length - Math.min(most, rows.length)).map(({ label, scores }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {sitters.map(({ colour }, seat) => (
              <td key={colour}>{scores[seat] ?? ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('sum')}</th>
          {sums.map((sum, seat) => (
            <td key={seat} data-best={sum === best || undefined}>
              {sum}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
};

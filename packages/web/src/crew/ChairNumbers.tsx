/** What the options have a number for each seat of, beside one chair: a handicap. */
import { useLanguage } from '@tortuga/table';
import { Count } from '../form/Count.tsx';
import type { Laying } from '../laying/useLaying.ts';
import { isSeatRow, numbersOf, rangeAt } from '../options/seatNumbers.ts';
import styles from './CrewEditor.module.css';
import { setNumber } from './crew.ts';

export interface ChairNumbersProps {
  readonly laying: Laying;
  readonly index: number;
}

export const ChairNumbers = ({ laying, index }: ChairNumbersProps) => {
  const language = useLanguage();
  const { crew, setCrew, names, sheet, rows } = laying;
  return rows.filter(isSeatRow).map((row) => (
    <div key={row.name} className={styles['number']}>
      <Count
        label={sheet.label(language, row.name)}
        owner={names[index]}
        value={numbersOf(row, crew)[index] ?? 0}
        range={rangeAt(row, crew.length)}
        onChange={(value) => setCrew(setNumber(crew, index, row.name, value))}
      />
    </div>
  ));
};

/** The chairs round a table that is being laid: who sits on each, in which colours. */
import { Button } from '@tortuga/table';
import { useRef } from 'react';
import { useWords } from '../words/words.ts';
import { addChair, type ChairKind, type Crew, removeChair, type Seats } from './crew.ts';
import { ChairRow } from './ChairRow.tsx';
import styles from './CrewEditor.module.css';

export interface CrewEditorProps {
  readonly crew: Crew;
  readonly seats: Seats;
  /** What a chair can be; the first is what a new one is. */
  readonly kinds: readonly ChairKind[];
  readonly names: readonly string[];
  readonly faults: readonly (string | undefined)[];
  readonly onChange: (crew: Crew) => void;
}

export const CrewEditor = ({ crew, seats, kinds, names, faults, onChange }: CrewEditorProps) => {
  const say = useWords();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} className={styles['chairs']} tabIndex={-1}>
        {crew.map((chair, index) => (
          <ChairRow
            key={chair.colour}
            crew={crew}
            index={index}
            kinds={index === 0 ? ['person'] : kinds}
            name={names[index] ?? ''}
            fault={faults[index]}
            onChange={onChange}
            {...(crew.length > seats.min && index > 0
              ? {
                  onRemove: () => {
                    list.current?.focus();
                    onChange(removeChair(crew, index));
                  },
                }
              : {})}
          />
        ))}
      </ul>
      {crew.length < seats.max && (
        <Button kind="ghost" isWide onClick={() => onChange(addChair(crew, kinds[0] ?? 'bot'))}>
          {say('crew.add')}
        </Button>
      )}
    </>
  );
};

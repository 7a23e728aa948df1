/** The chairs round a table that is being laid: who sits on each, in which colours. */
import { Button } from '@tortuga/table';
import { useRef } from 'react';
import { useWords } from '../words/words.ts';
import type { Laying } from '../laying/useLaying.ts';
import { addChair, type ChairKind, removeChair, type Seats } from './crew.ts';
import { ChairRow } from './ChairRow.tsx';
import styles from './CrewEditor.module.css';

export interface CrewEditorProps {
  readonly laying: Laying;
  readonly seats: Seats;
  /** What a chair can be; the first is what a new one is. */
  readonly kinds: readonly ChairKind[];
}

export const CrewEditor = ({ laying, seats, kinds }: CrewEditorProps) => {
  const say = useWords();
  const { crew, setCrew } = laying;
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list} className={styles['chairs']} tabIndex={-1}>
        {crew.map((chair, index) => (
          <ChairRow
            key={chair.colour}
            laying={laying}
            index={index}
            kinds={index === 0 ? ['person'] : kinds}
            {...(crew.length > seats.min && index > 0
              ? {
                  onRemove: () => {
                    list.current?.focus();
                    setCrew(removeChair(crew, index));
                  },
                }
              : {})}
          />
        ))}
      </ul>
      {crew.length < seats.max && (
        <Button kind="ghost" isWide onClick={() => setCrew(addChair(crew, kinds[0] ?? 'bot'))}>
          {say('crew.add')}
        </Button>
      )}
    </>
  );
};

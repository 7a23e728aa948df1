/** All that is wrong, in whole sentences. Each leads to the thing that it is about. */
import type { Bench } from '../bench/useBench.ts';
import styles from '../Builder.module.css';
import { needsTwoBoxes } from '../model/faults.ts';
import type { Thing } from '../model/thing.ts';
import { sayFault, useBuilderWords } from '../words.ts';

interface ListProps {
  readonly bench: Bench;
  readonly onShow: (thing: Thing) => void;
}

export const FaultList = ({ bench: { plan, faults }, onShow }: ListProps) => {
  const say = useBuilderWords();
  return (
    <>
      <ul className={styles['faults']}>
        {faults.map((fault, nth) => {
          const [thing] = fault.things;
          return (
            <li key={nth}>
              <span>{sayFault(plan, fault, say)}</span>
              {thing !== undefined && (
                <button type="button" className={styles['show']} onClick={() => onShow(thing)}>
                  {say('wrong-show')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {needsTwoBoxes(plan) && <p className={styles['note']}>{say('two-boxes')}</p>}
    </>
  );
};

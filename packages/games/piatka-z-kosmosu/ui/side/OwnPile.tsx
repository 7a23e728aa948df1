/** What one knows of the own pile: the cards once exchanged lie at its bottom, until all of them are gone. */
import { Plate } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import { Faces } from './Faces.tsx';
import styles from './OwnPile.module.css';

export const OwnPile = ({ view }: Props) => {
  const say = useWords();
  const stretches = (view.stretches ?? []).filter(({ left }) => left > 0);
  if (stretches.length === 0) return undefined;
  return (
    <Plate title={say('swap-pile')} note={say('swap-pile-note')}>
      <ol className={styles['stretches']}>
        {stretches.map(({ left, of }, index) => (
          // Stretches lie in the order of the pile.
          <li key={index}>
            {left < of.length && (
              <span className={styles['some']}>{say('swap-pile-some', { left, of: of.length })}</span>
            )}
            <Faces cards={of} />
          </li>
        ))}
      </ol>
    </Plate>
  );
};

/** What teleports took: whose cards is public, which ones only their owner knows. */
import { Plate } from '@tortuga/table';
import type { Props } from '../shown.ts';
import { type Speak, useWords } from '../words/messages.ts';
import { cardName } from '../words/names.ts';
import styles from './Teleports.module.css';

const lines = ({ view, sitters, viewer }: Props, say: Speak): readonly string[] =>
  view.lostCounts.flatMap((count, seat) => {
    const name = sitters[seat]?.name ?? '';
    const own = view.lost ?? [];
    return [
      ...(view.teleportGone[seat] === true ? [say('teleports-teleport', { name })] : []),
      ...(count > 0 && seat !== viewer ? [say('teleports-lost', { name, count })] : []),
      ...(seat === viewer && own.length > 0
        ? [say('teleports-own', { cards: own.map((card) => cardName(card, say)).join(', ') })]
        : []),
    ];
  });

export const Teleports = (table: Props) => {
  const say = useWords();
  const told = lines(table, say);
  return (
    <Plate title={say('teleports-title')} isOptional>
      {told.length === 0 ? (
        <p className={styles['none']}>{say('teleports-none')}</p>
      ) : (
        <ul className={styles['list']}>
          {told.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Plate>
  );
};

/** A bot's chair: the head of the table says how well it plays, or sends it away. */
import { LEVELS } from '@tortuga/bots';
import type { Level } from '@tortuga/protocol';
import { IconButton, Segmented } from '@tortuga/table';
import { useWords } from '../words/words.ts';
import type { Gathering } from './gathering.ts';
import styles from './Lobby.module.css';

export interface BotSeatProps {
  readonly gathering: Gathering;
  readonly seat: number;
  readonly name: string;
  readonly level: Level;
}

export const BotSeat = ({ gathering: { act, hostToken }, seat, name, level }: BotSeatProps) => {
  const say = useWords();
  if (hostToken === undefined) return <span className={styles['controls']}>{say(`level.${level}`)}</span>;
  const fill = (wanted: Level | null): void => void act(hostToken, { kind: 'fill', seat, level: wanted });
  return (
    <span className={styles['controls']}>
      <Segmented
        label={say('crew.level', { name })}
        isLabelHidden
        value={level}
        segments={LEVELS.map((each) => ({ value: each, label: say(`level.${each}`) }))}
        onChange={fill}
      />
      <IconButton icon="close" label={say('lobby.send-away', { name })} onClick={() => fill(null)} />
    </span>
  );
};

/** Who sits here and how it stands: badge, name, one big number, one line of state. */
import type { ReactNode } from 'react';
import type { Sitter } from '../sitter.ts';
import { useKitSay } from '../words/kitMessages.ts';
import { classes } from './classes.ts';
import { Emblem } from './Emblem.tsx';
import styles from './SeatBadge.module.css';

export interface SeatBadgeProps {
  readonly sitter: Sitter;
  readonly score: number;
  readonly line: string;
  readonly isTurn: boolean;
  /** What its emblem is called: pieces come from there, and go there. */
  readonly piece?: string | undefined;
  /** A `Clock`, where the match has one. */
  readonly clock?: ReactNode | undefined;
}

const usePresence = ({ bot, isOnline, isAway }: Sitter): { mark: string; text: string } | undefined => {
  const say = useKitSay();
  if (isAway) return { mark: 'away', text: say('away') };
  if (bot !== undefined || isOnline) return undefined;
  return { mark: 'offline', text: say('offline') };
};

export const SeatBadge = ({ sitter, score, line, isTurn, piece, clock }: SeatBadgeProps) => {
  const say = useKitSay();
  const presence = usePresence(sitter);
  return (
    <div className={classes(styles['seat'], isTurn && styles['lit'])} data-colour={sitter.colour}>
      <span className={styles['emblem']} data-piece={piece}>
        <Emblem colour={sitter.colour} />
        {presence !== undefined && <span className={classes(styles['dot'], styles[presence.mark])} />}
      </span>
      <span className={styles['name']}>{sitter.name}</span>
      <span className={styles['score']}>{score}</span>
      <span className={styles['line']}>
        <span className={styles['state']}>{presence?.text ?? line}</span>
        {sitter.bot !== undefined && (
          <span className={styles['tag']} title={say('bot-level', { level: sitter.bot })}>
            {say('bot')}
          </span>
        )}
        {clock}
      </span>
      {isTurn && <span className={styles['flag']}>{say(sitter.isMine ? 'your-turn' : 'their-turn')}</span>}
    </div>
  );
};

/** Matches that one can go on with, and open tables where one can sit down. */
import { Button, Dialog, Emblem, Icon, IconButton } from '@tortuga/table';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWords, type Word } from '../../words/words.ts';
import type { Mine } from './mine.ts';
import styles from './MyMatches.module.css';
import { useMine } from './useMine.ts';

/** What becomes of it. */
const textOf = ({ where, status = 'playing' }: Mine): Word =>
  where === 'local' ? 'mine.remove.local' : `mine.remove.${status}`;

export const MyMatches = () => {
  const say = useWords();
  const { mine, putAway } = useMine();
  const [doomed, setDoomed] = useState<Mine>();
  if (mine.length === 0) return undefined;
  const confirm = (): void => {
    if (doomed !== undefined) putAway(doomed);
    setDoomed(undefined);
  };
  return (
    <section className={styles['mine']} aria-label={say('home.mine')}>
      {mine.map((match) => (
        <div key={match.href} className={styles['match']}>
          <MatchLink match={match} />
          {(match.where === 'local' || match.where === 'online') && (
            <IconButton
              icon="close"
              label={say('mine.remove', { game: match.title, names: match.line })}
              onClick={() => setDoomed(match)}
            />
          )}
        </div>
      ))}
      <Dialog
        title={say('mine.remove.title')}
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        actions={
          <>
            <Button onClick={() => setDoomed(undefined)}>{say('mine.keep')}</Button>
            <Button kind="danger" onClick={confirm}>
              {say('mine.remove.do')}
            </Button>
          </>
        }
      >
        <p>{doomed && say(textOf(doomed))}</p>
      </Dialog>
    </section>
  );
};

const MatchLink = ({ match: { href, title, line, cue, isTurn, colours } }: { readonly match: Mine }) => (
  <Link href={href} className={styles['link'] ?? ''}>
    <span className={styles['crew']}>
      {colours.map((colour) => (
        <span key={colour}>
          <Emblem colour={colour} size={28} />
        </span>
      ))}
    </span>
    <span className={styles['words']}>
      <b>{title}</b>
      <span>{line}</span>
    </span>
    <span className={styles['cue']} data-turn={isTurn || undefined}>
      {cue} <Icon name="forward" />
    </span>
  </Link>
);

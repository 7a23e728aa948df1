/** Short words across the table. */
import { REACTIONS, type Reaction as ReactionName } from '@tortuga/vocabulary';
import { useKitSay } from '../words/kitMessages.ts';
import styles from './Reactions.module.css';

export const Reactions = ({ onReact }: { readonly onReact: (reaction: ReactionName) => void }) => {
  const say = useKitSay();
  return (
    <div className={styles['bar']} role="group" aria-label={say('reactions')}>
      {REACTIONS.map((name) => (
        <button key={name} type="button" className={styles['word']} onClick={() => onReact(name)}>
          {say(`reaction-${name}`)}
        </button>
      ))}
    </div>
  );
};

/** What somebody has just said, at his seat. */
export const Reaction = ({ name }: { readonly name: ReactionName }) => {
  const say = useKitSay();
  return <span className={styles['said']}>{say(`reaction-${name}`)}</span>;
};

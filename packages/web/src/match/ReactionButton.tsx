import type { Reaction } from '@tortuga/protocol';
import { IconButton, Reactions } from '@tortuga/table';
import { useId, useRef } from 'react';
import styles from './ReactionButton.module.css';
import { useMatchWords } from './words.ts';

export const ReactionButton = ({ onReact }: { readonly onReact: (reaction: Reaction) => void }) => {
  const say = useMatchWords();
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const react = (reaction: Reaction): void => {
    sheet.current?.hidePopover();
    onReact(reaction);
  };
  return (
    <>
      <IconButton icon="smile" label={say('react')} popoverTarget={id} />
      <div ref={sheet} id={id} popover="auto" className={styles['sheet']}>
        <Reactions onReact={react} />
      </div>
    </>
  );
};

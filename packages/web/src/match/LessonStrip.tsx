/** What the parrot says in a first game, and the button that goes on. */
import { Button, Hint, useAnnounce } from '@tortuga/table';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './LessonStrip.module.css';
import type { LessonNow } from './useLesson.ts';
import { useMatchWords } from './words.ts';

export interface LessonStripProps {
  readonly lesson: LessonNow;
  /** The step in words. */
  readonly text: string | undefined;
  readonly onPlay: () => void;
  readonly onAgain: () => void;
}

const useSaid = ({ lesson, text }: LessonStripProps): string => {
  const say = useMatchWords();
  if (lesson.isOver) return say('learn.done');
  return text ?? say(lesson.isAsked ? 'your-turn' : 'learn.watch');
};

/** The button that goes on goes with the step it was pressed for: the next one is at hand at once. */
const useButtonAtHand = (said: string): RefObject<HTMLSpanElement | null> => {
  const actions = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    actions.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [said]);
  return actions;
};

export const LessonStrip = (props: LessonStripProps) => {
  const { lesson, onPlay, onAgain } = props;
  const { next, isOver, number, count } = lesson;
  const say = useMatchWords();
  const announce = useAnnounce();
  const said = useSaid(props);
  const actions = useButtonAtHand(said);
  useEffect(() => announce(said), [announce, said]);
  return (
    <Hint>
      <span className={styles['said']}>
        <span className={styles['text']}>
          {!isOver && (
            <small className={styles['number']}>{say('learn.step', { step: number, steps: count })}</small>
          )}
          {said}
        </span>
        <span ref={actions} className={styles['actions']}>
          {next !== undefined && (
            <Button kind="primary" onClick={next}>
              {say('learn.next')}
            </Button>
          )}
          {isOver && (
            <Button kind="primary" onClick={onPlay}>
              {say('learn.play')}
            </Button>
          )}
          {isOver && <Button onClick={onAgain}>{say('learn.again')}</Button>}
        </span>
      </span>
    </Hint>
  );
};

/** Says once that what was kept of a decision does not fit the table any more. */
import { Toast } from '@tortuga/table';
import { useCallback, useState } from 'react';
import { useMatchWords } from './words.ts';

export const StaleDraft = () => {
  const say = useMatchWords();
  const [isGone, setGone] = useState(false);
  const hide = useCallback(() => setGone(true), []);
  return isGone ? undefined : <Toast onGone={hide}>{say('draft.stale')}</Toast>;
};

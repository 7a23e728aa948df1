/** Where it would lie, whom the storm would cover, or why not: also for those who cannot see the map. */
import { useAimed } from '@tortuga/table';
import { useRef } from 'react';
import type { Props } from '../shown.ts';
import { toMm } from '../units.ts';
import { explain } from '../words/explain.ts';
import { type Speak, useWords } from '../words/messages.ts';
import { puttingOf } from './putting.ts';
import styles from './Put.module.css';

interface Line {
  readonly text: string;
  readonly isRefused: boolean;
}

const lineOf = ({ view, draft, sitters }: Props, say: Speak): Line => {
  const { at } = draft.spot;
  const check = puttingOf(view)?.check;
  if (at === undefined || check === undefined) return { text: '', isRefused: false };
  const refusal = check(at);
  const names = sitters.map(({ name }) => name);
  if (refusal !== undefined) return { text: explain(refusal, names, say).text, isRefused: true };
  const text = say('put-spot', { x: Math.round(toMm(at.x)), y: Math.round(toMm(at.y)) });
  return { text, isRefused: false };
};

export const SpotLine = (table: Props) => {
  const say = useWords();
  const line = useRef<HTMLOutputElement>(null);
  // Another text would be laid out again at every step of the finger: the map says it all meanwhile.
  useAimed(table.aim, line, (element, now) => {
    element.style.setProperty('visibility', now === undefined ? 'visible' : 'hidden');
  });
  const { text, isRefused } = lineOf(table, say);
  return (
    <output ref={line} className={styles['line']} data-refused={isRefused}>
      {text}
    </output>
  );
};

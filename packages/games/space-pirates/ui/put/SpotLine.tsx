/** Where it would lie, whom the storm would cover, or why not: also for those who cannot see the map. It follows the finger. */
import { useAimed } from '@tortuga/table';
import { useRef } from 'react';
import type { Props } from '../shown.ts';
import { toMm } from '../units.ts';
import { explain } from '../words/explain.ts';
import { type Speak, useWords } from '../words/messages.ts';
import type { Spot } from './draft.ts';
import { puttingOf } from './putting.ts';
import { spotNow } from './spotActs.ts';
import styles from './Put.module.css';
import { coverText } from './victims.ts';

interface Line {
  readonly text: string;
  readonly isRefused: boolean;
}

const lineOf = (table: Props, { at }: Spot, say: Speak): Line => {
  const putting = puttingOf(table.view);
  if (at === undefined || putting === undefined) return { text: '', isRefused: false };
  const refusal = putting.check(at);
  const names = table.sitters.map(({ name }) => name);
  if (refusal !== undefined) return { text: explain(refusal, names, say).text, isRefused: true };
  const spot = say('put-spot', { x: Math.round(toMm(at.x)), y: Math.round(toMm(at.y)) });
  const isStorm = putting.wanted.kind === 'storm';
  return { text: isStorm ? `${spot} · ${coverText(table, at, say)}` : spot, isRefused: false };
};

export const SpotLine = (table: Props) => {
  const say = useWords();
  const line = useRef<HTMLOutputElement>(null);
  useAimed(table.aim, line, (element, now) => {
    const { text, isRefused } = lineOf(table, spotNow(table, now), say);
    element.textContent = text;
    element.setAttribute('data-refused', String(isRefused));
  });
  const { text, isRefused } = lineOf(table, table.draft.spot, say);
  return (
    <output ref={line} className={styles['line']} data-refused={isRefused}>
      {text}
    </output>
  );
};

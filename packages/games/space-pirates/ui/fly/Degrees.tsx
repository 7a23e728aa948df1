/** The turn as a number that follows a finger: strips of figures that slide, as no text may change meanwhile. */
import { type Language, useAimed, useLanguage } from '@tortuga/table';
import { memo, useRef } from 'react';
import type { Props } from '../shown.ts';
import { useWords } from '../words/messages.ts';
import styles from './Degrees.module.css';
import { turnOf } from './fan.ts';
import type { Aimed } from './plan.ts';
import { sideOf } from './sentence.ts';

const WHOLE = Array.from({ length: 181 }, (_, degrees) => String(degrees));
const POINT: Readonly<Record<Language, string>> = { en: '.', pl: ',' };

const tenthsIn = (language: Language): readonly string[] =>
  Array.from({ length: 10 }, (_, tenth) => (tenth === 0 ? '°' : `${POINT[language]}${tenth}°`));

const TENTHS: Readonly<Record<Language, readonly string[]>> = { en: tenthsIn('en'), pl: tenthsIn('pl') };

const SIDES = ['port', 'ahead', 'starboard'] as const;

const Strip = memo(({ of }: { readonly of: readonly string[] }) =>
  of.map((each) => <i key={each}>{each}</i>),
);

const slide = (strip: Element | undefined, index: number): void => {
  if (strip instanceof HTMLElement) strip.style.setProperty('transform', `translateY(${-index * 1.2}em)`);
};

interface DegreesProps {
  readonly aim: Props['aim'];
  readonly aimed: Aimed;
}

export const Degrees = ({ aim, aimed: { fan, laying } }: DegreesProps) => {
  const say = useWords();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  useAimed(aim, box, (element, now) => {
    const turn = turnOf(fan, now?.flight.angle ?? laying.angle);
    const [whole, tenths, sides] = Array.from(element.querySelectorAll('[data-strip]'));
    slide(whole, Math.floor(Math.abs(turn) / 10));
    slide(tenths, Math.abs(turn) % 10);
    slide(sides, SIDES.indexOf(sideOf(turn)));
  });
  return (
    <div ref={box} className={styles['degrees']} aria-hidden="true">
      <span className={styles['number']}>
        <span className={styles['whole']}>
          <span data-strip="">
            <Strip of={WHOLE} />
          </span>
        </span>
        <span className={styles['tenths']}>
          <span data-strip="">
            <Strip of={TENTHS[language]} />
          </span>
        </span>
      </span>
      <span className={styles['sides']}>
        <span data-strip="">
          {SIDES.map((side) => (
            <i key={side}>{say('fly-turn-word', { side })}</i>
          ))}
        </span>
      </span>
    </div>
  );
};

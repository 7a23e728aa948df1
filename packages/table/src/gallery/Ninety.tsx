/**
 * Ninety stones: one is chosen by a tap, or aimed at by a finger that drags. Each tells how often it was drawn: the
 * chosen ones again, the others once, and none of them for a finger that aims.
 */
import { memo, useRef, useState } from 'react';
import { type Aim, makeAim, useAimed } from '../touch/aim.ts';
import type { Point } from '../touch/point.ts';
import { useTouch } from '../touch/useTouch.ts';
import { useStable } from '../useLatest.ts';
import styles from './Touching.module.css';
import { useGalleryWords } from './words.tsx';

interface Draft {
  readonly stone: number | undefined;
  /** From where to where the finger has gone, in pixels of the field. */
  readonly line: readonly [Point, Point] | undefined;
}

const STONES = Array.from({ length: 90 }, (_, stone) => stone);

interface StoneProps {
  readonly stone: number;
  readonly isChosen: boolean;
  readonly onChoose: (stone: number) => void;
}

const Stone = memo(({ stone, isChosen, onChoose }: StoneProps) => {
  const drawn = useRef(0);
  drawn.current += 1;
  const touched = useTouch({ press: () => onChoose(stone) });
  return (
    <button
      ref={touched}
      type="button"
      className={styles['stone']}
      aria-pressed={isChosen}
      data-drawn={drawn.current}
    >
      {stone + 1}
    </button>
  );
});

const NOWHERE: Point = { x: 0, y: 0 };

const Arrow = ({ aim }: { readonly aim: Aim<Draft> }) => {
  const line = useRef<SVGLineElement>(null);
  useAimed(aim, line, (element, now) => {
    const [from, to] = now?.line ?? [NOWHERE, NOWHERE];
    for (const [name, value] of Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y })) {
      element.setAttribute(name, `${value}`);
    }
  });
  return (
    <svg className={styles['arrow']} aria-hidden="true">
      <line ref={line} />
    </svg>
  );
};

const within = (field: Element, { x, y }: Point): Point => {
  const { left, top } = field.getBoundingClientRect();
  return { x: x - left, y: y - top };
};

const stoneAt = ({ x, y }: Point): number | undefined => {
  const button = document.elementFromPoint(x, y)?.closest('button');
  return button === null || button === undefined ? undefined : Number(button.textContent) - 1;
};

export const Ninety = () => {
  const say = useGalleryWords();
  const [draft, setDraft] = useState<Draft>({ stone: undefined, line: undefined });
  const [aim] = useState(makeAim<Draft>);
  const field = useRef<HTMLDivElement>(null);
  const choose = useStable((stone: number) => setDraft({ stone, line: undefined }));
  const touched = useTouch({
    drag: () => ({
      move: ({ from, at }) => {
        if (field.current === null) return;
        aim.set({ stone: undefined, line: [within(field.current, from), within(field.current, at)] });
      },
      end: ({ at }) => {
        aim.set(undefined);
        setDraft({ stone: stoneAt(at), line: undefined });
      },
      cancel: () => aim.set(undefined),
    }),
  });
  return (
    <div ref={field} className={styles['field']}>
      <div ref={touched} className={styles['stones']} role="group" aria-label={say('stones')}>
        {STONES.map((stone) => (
          <Stone key={stone} stone={stone} isChosen={draft.stone === stone} onChoose={choose} />
        ))}
      </div>
      <Arrow aim={aim} />
    </div>
  );
};

/** On a phone: room for the thumb under the board, and a loupe for what it does up there. */
import { useLatest, useMedia, useTouch } from '@tortuga/table';
import { useRef } from 'react';
import { Crate, DiscFace } from '../map/DiscPiece.tsx';
import type { Props } from '../shown.ts';
import { toMm } from '../units.ts';
import { useWords } from '../words/messages.ts';
import type { Aiming } from './draft.ts';
import { Loupe } from './Loupe.tsx';
import styles from './Pad.module.css';
import { LONGEST_PULL } from './pull.ts';
import { pulling } from './pulling.ts';
import { swiping } from './swiping.ts';
import { useAiming } from './useAiming.ts';
import { useWay } from './way.ts';

const PHONE = '(max-width: 720px), (max-height: 500px) and (orientation: landscape)';

const QUARTERS = [1, 2, 3, 4].map((nth) => (nth * LONGEST_PULL) / 4);

const useMover = (table: Props, write: (aiming: Aiming) => string | undefined) => {
  const element = useRef<SVGSVGElement>(null);
  useAiming(table, element, ({ style }, aiming) => {
    const transform = aiming.disc === undefined ? undefined : write(aiming);
    style.opacity = transform === undefined ? '0' : '1';
    if (transform !== undefined) style.transform = transform;
  });
  return element;
};

/** The slingshot, in pixels around the disc of the pad. */
const Slingshot = ({ table, isUp }: { readonly table: Props; readonly isUp: boolean }) => {
  const arrow = useMover(table, ({ angle }) => `rotate(${toMm(angle)}deg)`);
  const rope = useMover(
    table,
    ({ angle, pulled }) =>
      pulled && `rotate(${toMm(angle) + 180}deg) scale(${Math.hypot(pulled.x, pulled.y)}, 1)`,
  );
  const knob = useMover(table, ({ pulled }) => pulled && `translate(${pulled.x}px, ${pulled.y}px)`);
  return (
    <>
      <svg ref={arrow} className={styles['mover']} aria-hidden="true">
        <path className={styles['edge']} d="M30 0H62M51 -9L63 0L51 9" />
        <path className={styles['arrow']} d="M30 0H62M51 -9L63 0L51 9" />
      </svg>
      <svg ref={rope} className={styles['mover']} aria-hidden="true">
        <rect className={styles['rope']} x={0} y={-4} width={1} height={8} />
      </svg>
      <svg className={styles['disc']} aria-hidden="true">
        <g transform="scale(1.8)">{isUp ? <DiscFace face="asteroid" /> : <Crate />}</g>
      </svg>
      <svg ref={knob} className={styles['mover']} aria-hidden="true">
        <circle className={styles['knob']} r={25} />
        <path className={styles['grip']} d="M-8 -3Q0 -13 8 -3M-6 5Q0 -3 6 5M-4 12Q0 6 4 12" />
      </svg>
    </>
  );
};

const PhonePad = (table: Props) => {
  const say = useWords();
  const way = useWay();
  const centre = useRef<HTMLDivElement>(null);
  const latest = useLatest(table);
  const read = (): Props => latest.current;
  const tooSlow = (): void => table.tellWhy({ text: say('flick-too-slow'), rule: 'SP-25' });
  const { disc } = table.draft.aiming;
  const middle = (): { x: number; y: number } => {
    const { x, y } = centre.current?.getBoundingClientRect() ?? { x: 0, y: 0 };
    return { x, y };
  };
  const pad = useTouch(
    disc === undefined
      ? {}
      : {
          drag: ({ from }) =>
            way === 'swipe'
              ? swiping(read, disc, { from, middle: middle(), tooSlow })
              : pulling(read, disc, from),
        },
  );
  return (
    <div ref={pad} className={styles['pad']} data-piece="flick-pad">
      <span className={styles['words']}>
        {say('flick-pad', { way: disc === undefined ? 'choose' : way })}
      </span>
      <div ref={centre} className={styles['centre']}>
        <svg className={styles['rings']} aria-hidden="true">
          {QUARTERS.map((r) => (
            <circle key={r} r={r} />
          ))}
        </svg>
        {disc !== undefined && (
          <Slingshot table={table} isUp={table.view.discs.find(({ id }) => id === disc)?.up === true} />
        )}
      </div>
      {disc !== undefined && <Loupe table={table} disc={disc} />}
    </div>
  );
};

export const Pad = (table: Props) => {
  const isPhone = useMedia(PHONE);
  return isPhone ? <PhonePad {...table} /> : null;
};

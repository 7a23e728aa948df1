/**
 * The aim over the board: a line as long whatever the power, the rope to the finger, the power, and with hints where the
 * disc first touches something. Each is an element of its own, moved by its transform alone.
 */
import { useSurface } from '@tortuga/table';
import { useRef } from 'react';
import type { Props } from '../shown.ts';
import { onMap, toMm } from '../units.ts';
import styles from './AimOver.module.css';
import { percentOf } from './describe.ts';
import { Digits } from './Digits.tsx';
import type { Aiming } from './draft.ts';
import { firstOf } from './preview.ts';
import { useAiming } from './useAiming.ts';
import { useGround } from './useGround.ts';

/** Millimetres: from the ring around the disc, to the tip. */
const LINE = { from: 24, to: 150 };
const LANE = 2000;

const centreOf = ({ view }: Props, { disc }: Aiming): { x: number; y: number } | undefined => {
  const found = view.discs.find(({ id }) => id === disc);
  return found && onMap(found);
};

const show = ({ style }: SVGElement | HTMLElement, transform: string | undefined): void => {
  style.opacity = transform === undefined ? '0' : '1';
  if (transform !== undefined) style.transform = transform;
};

const at = ({ x, y }: { readonly x: number; readonly y: number }): string => `translate(${x}px, ${y}px)`;

/** The way that all know: where it goes, not how far. */
const AimLine = (table: Props) => {
  const element = useRef<SVGSVGElement>(null);
  useAiming(table, element, (line, aiming) => {
    const centre = centreOf(table, aiming);
    const isAimed = centre !== undefined && aiming.pulled?.isBack !== true;
    show(line, isAimed ? `${at(centre)} rotate(${toMm(aiming.angle)}deg)` : undefined);
  });
  const { from, to } = LINE;
  return (
    <svg ref={element} className={styles['mover']} aria-hidden="true">
      <path className={styles['edge']} d={`M${from} 0H${to}M${to - 13} -9L${to} 0L${to - 13} 9`} />
      <path className={styles['line']} d={`M${from} 0H${to}M${to - 13} -9L${to} 0L${to - 13} 9`} />
    </svg>
  );
};

/** What the finger pulls: from the disc to the finger, who may pull on the pad as well. */
const Rope = (table: Props) => {
  const surface = useSurface();
  const [rope, knob] = [useRef<SVGSVGElement>(null), useRef<SVGSVGElement>(null)];
  const pulledOf = (aiming: Aiming) => {
    const centre = centreOf(table, aiming);
    if (centre === undefined || aiming.pulled === undefined) return undefined;
    const { x, y } = aiming.pulled;
    const scale = surface.scale();
    return { centre, x: x / scale, y: y / scale };
  };
  useAiming(table, rope, (line, aiming) => {
    const pulled = pulledOf(aiming);
    const turn = toMm(aiming.angle) + 180;
    const length = pulled === undefined ? 0 : Math.hypot(pulled.x, pulled.y);
    show(line, pulled && `${at(pulled.centre)} rotate(${turn}deg) scale(${length}, 1)`);
  });
  useAiming(table, knob, (circle, aiming) => {
    const pulled = pulledOf(aiming);
    show(circle, pulled && at({ x: pulled.centre.x + pulled.x, y: pulled.centre.y + pulled.y }));
  });
  return (
    <>
      <svg ref={rope} className={styles['mover']} aria-hidden="true">
        <rect className={styles['rope']} x={0} y={-3} width={1} height={6} />
      </svg>
      <svg ref={knob} className={styles['mover']} aria-hidden="true">
        <circle className={styles['knob']} r={13} />
        <circle className={styles['pin']} r={5} />
      </svg>
    </>
  );
};

const Power = (table: Props) => {
  const element = useRef<HTMLDivElement>(null);
  useAiming(table, element, (tag, aiming) => {
    const centre = centreOf(table, aiming);
    show(tag, centre && `${at({ x: centre.x, y: centre.y + 42 })} translate(-50%, -50%)`);
  });
  return (
    <div ref={element} className={styles['power']} aria-hidden="true">
      <Digits table={table} read={({ power }) => percentOf(power)} unit="%" />
    </div>
  );
};

/** With hints: the lane of a steady finger up to what it meets first, and the disc there. */
const First = (table: Props) => {
  const [lane, ghost] = [useRef<SVGSVGElement>(null), useRef<SVGSVGElement>(null)];
  // Both ends of the lane ask for the same.
  const known = useRef<{ aiming: Aiming; view: Props['view']; first: ReturnType<typeof firstOf> }>(undefined);
  const firstNow = (aiming: Aiming, disc: number) => {
    const { view } = table;
    const last = known.current;
    if (last?.aiming === aiming && last.view === view) return last.first;
    const first = firstOf(view, { disc, angle: aiming.angle, power: aiming.power });
    known.current = { aiming, view, first };
    return first;
  };
  const metBy = (aiming: Aiming) => {
    const { disc, pulled } = aiming;
    const centre = centreOf(table, aiming);
    if (centre === undefined || disc === undefined || pulled?.isBack === true) return undefined;
    const first = firstNow(aiming, disc);
    return first && { centre, far: toMm(first.far), there: onMap(first.at) };
  };
  useAiming(table, lane, (line, aiming) => {
    const met = metBy(aiming);
    show(line, met && `${at(met.centre)} rotate(${toMm(aiming.angle)}deg)`);
    if (met) line.style.clipPath = `inset(-9px ${1 - met.far}px -9px 0)`;
  });
  useAiming(table, ghost, (disc, aiming) => {
    const met = metBy(aiming);
    show(disc, met && at(met.there));
  });
  return (
    <>
      <svg ref={lane} className={styles['mover']} aria-hidden="true">
        <path className={styles['lane']} d={`M${LINE.to + 8} 0H${LANE}`} />
      </svg>
      <svg ref={ghost} className={styles['mover']} aria-hidden="true">
        <circle className={styles['ghost']} r={12.5} />
      </svg>
    </>
  );
};

export const AimOver = (table: Props) => {
  const ground = useRef<HTMLDivElement>(null);
  useGround(table, ground);
  return (
    <div ref={ground} className={styles['aim']}>
      {table.hasHints && <First {...table} />}
      <Rope {...table} />
      <AimLine {...table} />
      <Power {...table} />
    </div>
  );
};

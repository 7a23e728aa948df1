/** The template in the hand and its handle: elements of their own, as a finger turns them. */
import { type Box, boxAround, centreOf as middleOf, laidPiece, useAimed, useTouch } from '@tortuga/table';
import { useRef } from 'react';
import { pointOf } from '../../space/hexagon.ts';
import type { Pose } from '../../space/point.ts';
import { L } from '../../space/things.ts';
import { HEX } from '../map/ship.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { onMap, posePlace } from '../units.ts';
import { aimedOn, numberOf, planOn } from './acts.ts';
import { spotOf, turnOf } from './fan.ts';
import styles from './FlyOver.module.css';
import { poseAt } from './place.ts';
import type { Aimed } from './plan.ts';
import { useBoardTouch } from './useBoardTouch.ts';

/** Tenths of millimetres before the tip. */
const AHEAD = 40;
/** Millimetres: a finger's width at the usual scale. */
const HANDLE = { width: 40, height: 40 };

const handlePlace = (pose: Pose): Box => boxAround(onMap(pointOf(pose, L + AHEAD, 0)), HANDLE);

/** From where it was drawn to where the finger has it. */
const shift = (from: Box, to: Box): string => {
  const [begun, now] = [middleOf(from), middleOf(to)];
  return `translate(${now.x - begun.x}px, ${now.y - begun.y}px)`;
};

interface HeldProps {
  readonly table: Props;
  readonly aimed: Aimed;
  readonly pose: Pose;
}

const Held = ({ table, aimed, pose }: HeldProps) => {
  const { fan, laying } = aimed;
  const { sky } = planOn(table);
  const gestures = useBoardTouch(table);
  const touchTemplate = useTouch(gestures);
  const touchHandle = useTouch({ drag: gestures.drag });
  const both = useRef<HTMLDivElement>(null);
  useAimed(table.aim, both, ({ children }, now) => {
    const angle = now?.flight.angle ?? laying.angle;
    const at = poseAt(sky, fan, angle) ?? pose;
    const [template, handle] = Array.from(children);
    if (!(template instanceof SVGElement) || !(handle instanceof HTMLElement)) return;
    const place = posePlace(at);
    const { into } = spotOf(fan, turnOf(fan, angle));
    template.style.setProperty('transform', `${shift(posePlace(pose), place)} rotate(${place.heading}deg)`);
    handle.style.setProperty('transform', shift(handlePlace(pose), handlePlace(at)));
    template.setAttribute('data-into', into);
    handle.setAttribute('data-into', into);
  });
  const { x: left, y: top, width, height } = handlePlace(pose);
  return (
    <div ref={both} className={styles['held']}>
      <svg
        ref={touchTemplate}
        className={styles['template']}
        viewBox="-30 -15 60 30"
        aria-hidden="true"
        {...laidPiece(pieces.template(numberOf(table)), posePlace(pose))}
      >
        <path d={HEX} />
        <path className={styles['cross']} d="M-8 -8L8 8M8 -8L-8 8" />
      </svg>
      <div
        ref={touchHandle}
        data-handle=""
        className={styles['handle']}
        style={{ left, top, width, height }}
        aria-hidden="true"
      />
    </div>
  );
};

export const FlyOver = (table: Props) => {
  const aimed = aimedOn(table);
  const pose = aimed && poseAt(planOn(table).sky, aimed.fan, aimed.laying.angle);
  return aimed !== undefined && pose !== undefined ? (
    <Held key={numberOf(table)} table={table} aimed={aimed} pose={pose} />
  ) : undefined;
};

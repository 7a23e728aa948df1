/** Under the hand: the way flown and drafted, the fan of headings, and what the templates would take. */
import { drawnPiece, useAimed } from '@tortuga/table';
import { memo, useRef } from 'react';
import { discsUnder } from '../../capture.ts';
import { type Point, type Pose, distance } from '../../space/point.ts';
import { L, RADIUS } from '../../space/things.ts';
import type { DiscView } from '../../types.ts';
import { HEX } from '../map/ship.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { DISC, onMap, posePlace } from '../units.ts';
import { planOn } from './acts.ts';
import type { Sky } from './course.ts';
import styles from './FlyOverlay.module.css';
import { FanSectors } from './FanSectors.tsx';
import { pivotOf, poseAt } from './place.ts';
import type { Aimed } from './plan.ts';
import { StartDots } from './StartDots.tsx';

interface TemplateProps {
  readonly name: string;
  readonly pose: Pose;
  readonly look: 'flown' | 'drafted';
}

const Template = memo(({ name, pose, look }: TemplateProps) => (
  <g className={styles[look]} {...drawnPiece(name, posePlace(pose))}>
    <path d={HEX} />
    <path className={styles['inner']} d={HEX} transform="scale(0.86 0.8)" />
  </g>
));

/** Where the ship has been; where it stands now it is drawn itself. */
const Flown = ({ table: { view, draft } }: { readonly table: Props }) => {
  const before = draft.flight.trail.slice(0, -1);
  const first = view.turn.laid - before.length;
  return before.map((pose, index) => (
    <Template
      key={`${pose.x} ${pose.y} ${pose.h}`}
      name={pieces.template(first + index)}
      pose={pose}
      look="flown"
    />
  ));
};

const Ring = ({ disc, isShown }: { readonly disc: DiscView; readonly isShown: boolean }) => {
  const { x, y } = onMap(disc);
  return <circle className={styles['ring']} cx={x} cy={y} r={DISC.width / 2 + 4} opacity={isShown ? 1 : 0} />;
};

const isNear = (pivot: Point, disc: DiscView): boolean => distance(pivot, disc) < 2 * L + RADIUS;

interface TakenProps {
  readonly aim: Props['aim'];
  readonly sky: Sky;
  readonly aimed: Aimed;
}

/** Rings around what the template in the hand lies on. */
const Taken = ({ aim, sky, aimed: { fan, laying } }: TakenProps) => {
  const group = useRef<SVGGElement>(null);
  const pivot = pivotOf(sky, fan);
  const near = sky.discs.filter((disc) => disc.where === 'board' && isNear(pivot, disc));
  useAimed(aim, group, ({ children }, now) => {
    const pose = poseAt(sky, fan, now?.flight.angle ?? laying.angle);
    const taken = pose === undefined ? [] : discsUnder(near, pose);
    for (const [index, disc] of near.entries()) {
      children[index]?.setAttribute('opacity', taken.includes(disc) ? '1' : '0');
    }
  });
  return (
    <g ref={group}>
      {near.map((disc) => (
        <Ring key={disc.id} disc={disc} isShown={false} />
      ))}
    </g>
  );
};

export const FlyOverlay = (table: Props) => {
  const { view, draft, aim } = table;
  const { legs, sky, aimed } = planOn(table);
  return (
    <g className={styles['flight']}>
      {aimed !== undefined && !draft.flight.isSending && <FanSectors sky={sky} fan={aimed.fan} />}
      <Flown table={table} />
      {legs.map((leg, index) => (
        <Template
          key={`${leg.pose.x} ${leg.pose.y} ${leg.pose.h}`}
          name={pieces.template(view.turn.laid + index + 1)}
          pose={leg.pose}
          look="drafted"
        />
      ))}
      {legs.flatMap(({ discs }) => discs.map((disc) => <Ring key={disc.id} disc={disc} isShown />))}
      {aimed !== undefined && (
        <>
          <Taken aim={aim} sky={sky} aimed={aimed} />
          <StartDots table={table} aimed={aimed} />
        </>
      )}
    </g>
  );
};

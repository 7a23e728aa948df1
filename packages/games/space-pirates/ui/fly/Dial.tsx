/** The heading as a dial: sea-glass fits, brass enters a Hangar, hatched coral does not fit. Its thumb is turned by a finger. */
import { type Colour, useAimed, useLatest, useStable, useTouch } from '@tortuga/table';
import { memo, useRef } from 'react';
import { PAINT } from '../map/palette.ts';
import { HEX } from '../map/ship.ts';
import type { Props } from '../shown.ts';
import { toMm } from '../units.ts';
import { useWords } from '../words/messages.ts';
import { turnTo } from './acts.ts';
import { arcPath, endsOf } from './arcs.ts';
import styles from './Dial.module.css';
import { type Fan, turnOf } from './fan.ts';
import type { Aimed } from './plan.ts';
import { turnText } from './sentence.ts';
import { meantTurn, steer, turnFromUp } from './steer.ts';

const RADIUS = 112;
const ROUND = '-140 -140 280 280';
const HALF = '-140 -140 280 168';

const isRound = ({ first, last }: Fan): boolean => last - first > 1800;

/** What stays while a finger turns. */
const Face = memo(({ fan, colour }: { readonly fan: Fan; readonly colour: Colour }) => (
  <svg className={styles['face']} viewBox={isRound(fan) ? ROUND : HALF} aria-hidden="true">
    <path className={styles['rim']} d={arcPath(toMm(fan.first), toMm(fan.last), RADIUS)} />
    <path className={styles['clear']} d={arcPath(toMm(fan.first), toMm(fan.last), RADIUS)} />
    {fan.arcs.map((arc) =>
      arc.into === 'clear' ? null : (
        <g key={arc.from} data-into={arc.into}>
          <path className={styles['under']} d={arcPath(...endsOf(arc), RADIUS)} />
          <path className={styles['over']} d={arcPath(...endsOf(arc), RADIUS)} />
        </g>
      ),
    )}
    <path
      className={styles['ship']}
      d={HEX}
      style={{ fill: PAINT[colour] }}
      transform="rotate(-90) scale(1.15)"
    />
    <path className={styles['bow']} d="M28 0L15 -9L18 0L15 9Z" transform="rotate(-90) scale(1.15)" />
  </svg>
));

interface DialProps {
  readonly table: Props;
  readonly aimed: Aimed;
  readonly colour: Colour;
  /** What comes of it, for those who hear. */
  readonly outcome: string;
}

/** How a point of the page lies around the middle of the dial. */
const turnAround = (element: HTMLElement | null) => {
  const { left, width, top } = element?.getBoundingClientRect() ?? new DOMRect();
  const middle = { x: left + width / 2, y: top + width / 2 };
  return (at: { readonly x: number; readonly y: number }): number => turnFromUp(middle, at);
};

export const Dial = ({ table, aimed, colour, outcome }: DialProps) => {
  const say = useWords();
  const { fan, laying } = aimed;
  const latest = useLatest(table);
  const box = useRef<HTMLDivElement>(null);
  const thumb = useRef<SVGSVGElement>(null);
  const turn = turnOf(fan, laying.angle);
  const touch = useTouch({
    press: (at) => at && turnTo(latest.current, meantTurn(fan, turnAround(box.current)(at))),
    drag: () => steer(() => latest.current, turnAround(box.current)),
  });
  const hold = useStable((element: HTMLDivElement | null) => {
    box.current = element;
    return touch(element);
  });
  useAimed(table.aim, thumb, ({ style }, now) => {
    const angle = now?.flight.angle ?? laying.angle;
    style.setProperty('transform', `rotate(${toMm(turnOf(fan, angle))}deg)`);
  });
  return (
    <div
      ref={hold}
      className={styles['dial']}
      data-round={isRound(fan) || undefined}
      role="slider"
      tabIndex={0}
      aria-label={say('fly-dial')}
      aria-valuemin={toMm(fan.first)}
      aria-valuemax={toMm(fan.last)}
      aria-valuenow={toMm(turn)}
      aria-valuetext={`${turnText(turn, say)}. ${outcome}`}
      aria-keyshortcuts="ArrowLeft ArrowRight"
    >
      <Face fan={fan} colour={colour} />
      <svg
        ref={thumb}
        className={styles['thumb']}
        viewBox={isRound(fan) ? ROUND : HALF}
        data-into={fan.spots[turn - fan.first]?.into}
        aria-hidden="true"
      >
        <circle cy={-RADIUS} r={25} />
        <path
          d={`M-7 ${-RADIUS - 7}L0 ${-RADIUS - 15}L7 ${-RADIUS - 7}M-7 ${-RADIUS + 7}L0 ${-RADIUS + 15}L7 ${-RADIUS + 7}`}
          transform={`rotate(90 0 ${-RADIUS})`}
        />
      </svg>
    </div>
  );
};

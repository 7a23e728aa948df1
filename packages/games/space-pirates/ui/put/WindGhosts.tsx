/**
 * The wind before it blows: an arrow over the map, where each ship would end and what happens to it, and where the storm goes.
 * Each is an element of its own, and follows the dial by a transform alone.
 */
import { useAimed } from '@tortuga/table';
import { type CSSProperties, useRef } from 'react';
import { centreOf } from '../../space/hexagon.ts';
import type { Point } from '../../space/point.ts';
import { universeOf } from '../../universe/universe.ts';
import { HEX } from '../map/ship.ts';
import { ShipDrawing } from '../map/ShipPiece.tsx';
import { StormDrawing } from '../map/StormPiece.tsx';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { onMap, toMm } from '../units.ts';
import type { Spot } from './draft.ts';
import { FateMarks } from './FateMarks.tsx';
import { fatesOf, touchedAt } from './fates.ts';
import { spotNow } from './spotActs.ts';
import { galeAt } from './turnActs.ts';
import { middleOf } from './windMiddle.ts';
import styles from './WindGhosts.module.css';

/** One element, as it is now. */
interface Look {
  readonly key: string;
  readonly at: Point | undefined;
  /** Tenths of a degree. */
  readonly turn: number;
  readonly fate: string;
}

const looksOf = ({ view }: Props, spot: Spot): readonly Look[] => {
  const gale = galeAt(view, spot);
  const { angle = 0, points } = spot;
  if (gale === undefined) return [];
  const ships = fatesOf(view, gale).flatMap(({ seat, pose, fate }): readonly Look[] => [
    { key: `ship ${seat}`, at: pose && onMap(centreOf(pose)), turn: pose?.h ?? 0, fate },
    { key: `touch ${seat}`, at: onMapIf(touchedAt(view, seat, angle, points)), turn: 0, fate },
  ]);
  const middle = middleOf(universeOf(view.options, view.seats));
  return [
    ...ships,
    { key: 'storm', at: onMapIf(gale.storm ?? undefined), turn: 0, fate: 'drifts' },
    { key: 'arrow', at: middle, turn: angle, fate: 'drifts' },
  ];
};

const onMapIf = (point: Point | undefined): Point | undefined => point && onMap(point);

const styleOf = ({ at, turn }: Look): CSSProperties =>
  at === undefined
    ? { visibility: 'hidden' }
    : { transform: `translate(${at.x}px, ${at.y}px) rotate(${toMm(turn)}deg)`, visibility: 'visible' };

const write = (ghosts: Element, looks: readonly Look[]): void => {
  for (const ghost of ghosts.children) {
    const look = looks.find(({ key }) => key === ghost.getAttribute('data-key'));
    if (look === undefined || !(ghost instanceof SVGElement)) continue;
    const { transform, visibility } = styleOf(look);
    if (transform !== undefined) ghost.style.setProperty('transform', transform);
    ghost.style.setProperty('visibility', visibility ?? 'visible');
    ghost.setAttribute('data-fate', look.fate);
  }
};

const Picture = ({ of, table: { view, sitters } }: { readonly of: string; readonly table: Props }) => {
  const [kind, seat = '0'] = of.split(' ');
  if (kind === 'storm') return <StormDrawing />;
  if (kind === 'touch') return <circle className={styles['touch']} r={4} />;
  if (kind === 'arrow')
    return (
      <>
        <path className={styles['arrow']} d="M-58 -11H30V-26L62 0L30 26V11H-58L-46 0Z" />
        <path className={styles['gusts']} d="M-52 -22C-30 -32 -18 -14 8 -22M-44 24C-22 14 -12 32 14 22" />
      </>
    );
  const nth = Number(seat);
  return (
    <>
      <g className={styles['hull']}>
        <ShipDrawing colour={sitters[nth]?.colour ?? 'coral'} isChased={view.pirates[nth]?.chased === true} />
      </g>
      <path className={styles['safe']} d={HEX} transform="scale(1.2 1.35)" />
      <path className={styles['harm']} d={HEX} transform="scale(1.2 1.35)" />
      <FateMarks />
    </>
  );
};

export const WindGhosts = (table: Props) => {
  const ghosts = useRef<HTMLDivElement>(null);
  useAimed(table.aim, ghosts, (element, now) => write(element, looksOf(table, spotNow(table, now))));
  return (
    <div ref={ghosts} className={styles['ghosts']} aria-hidden="true">
      {looksOf(table, table.draft.spot).map((look) => (
        <svg
          key={look.key}
          className={styles[look.key.split(' ')[0] ?? '']}
          data-key={look.key}
          data-piece={look.key === 'arrow' ? pieces.spot : undefined}
          data-fate={look.fate}
          style={styleOf(look)}
          viewBox="-64 -64 128 128"
        >
          <Picture of={look.key} table={table} />
        </svg>
      ))}
    </div>
  );
};

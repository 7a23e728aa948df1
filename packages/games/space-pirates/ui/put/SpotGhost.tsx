/** What is about to be put, under the finger: an element of its own on the board, moved by its transform alone. */
import { useAimed } from '@tortuga/table';
import { type ReactNode, useRef } from 'react';
import type { Point } from '../../space/point.ts';
import type { DiscType } from '../../components.ts';
import { StormDrawing } from '../map/StormPiece.tsx';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { onMap } from '../units.ts';
import { faceOf } from './face.ts';
import { DiscPicture } from './DiscPicture.tsx';
import { puttingOf } from './putting.ts';
import { spotNow } from './spotActs.ts';
import styles from './SpotGhost.module.css';

/** Millimetres from the middle to what must stay clear: a width beyond the edge of a disc (SP-12). */
const WIDTH_RING = 42.5;
const HALF = 62;

const moved = (at: Point | undefined): string => {
  const { x, y } = onMap(at ?? { x: 0, y: 0 });
  return `translate(${x}px, ${y}px)`;
};

const Cross = ({ reach }: { readonly reach: number }) => (
  <path
    className={styles['cross']}
    d={`M${-reach} ${-reach}L${reach} ${reach}M${reach} ${-reach}L${-reach} ${reach}`}
  />
);

/** One of them is seen: whole where it may lie, broken where not. */
const Rings = ({ reach }: { readonly reach: number }) => (
  <>
    <circle className={styles['whole']} r={reach} />
    <circle className={styles['broken']} r={reach} />
  </>
);

const DiscGhost = ({
  face,
  isRinged,
}: {
  readonly face: DiscType | undefined;
  readonly isRinged: boolean;
}) => (
  <>
    <Rings reach={isRinged ? WIDTH_RING : 17} />
    <DiscPicture face={face} />
    <Cross reach={9} />
  </>
);

const StormGhost = () => (
  <>
    <StormDrawing />
    <Rings reach={60} />
    <Cross reach={16} />
  </>
);

const pictureOf = ({ view, draft }: Props): ReactNode => {
  const kind = puttingOf(view)?.wanted.kind;
  if (kind === 'storm') return <StormGhost />;
  const disc = view.discs.find(({ id }) => id === draft.spot.disc);
  return <DiscGhost face={faceOf(disc)} isRinged={kind === 'place'} />;
};

export const SpotGhost = (table: Props) => {
  const ghost = useRef<SVGSVGElement>(null);
  const putting = puttingOf(table.view);
  const isFree = (at: Point | undefined): boolean => at !== undefined && putting?.check(at) === undefined;
  useAimed(table.aim, ghost, (element, now) => {
    const { at } = spotNow(table, now);
    element.style.setProperty('transform', moved(at));
    element.toggleAttribute('data-free', isFree(at));
  });
  const { at } = table.draft.spot;
  if (at === undefined || putting === undefined) return null;
  return (
    <svg
      ref={ghost}
      className={styles['ghost']}
      data-piece={pieces.spot}
      data-free={isFree(at) || undefined}
      style={{ transform: moved(at) }}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      aria-hidden="true"
    >
      {pictureOf(table)}
    </svg>
  );
};

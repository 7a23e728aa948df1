/**
 * A board in units of its own, under a camera. Pieces lie within, in units of the board: elements of HTML by `laidPiece`,
 * parts of one SVG by `drawnPiece` in a `BoardDrawing`.
 *
 *     <BoardSurface label={say('board')} world={world} least={0.38} wish={{ key: turn, things: cells }} map={<Dots />}>
 *       {cards.map((card) => <Face key={card.name} {...laidPiece(card.name, placeOf(card))} />)}
 *     </BoardSurface>
 *
 * - The hand pans by dragging, by the wheel and by arrows, and zooms by pinching, by Ctrl and the wheel, by + and −, by
 *   Page Up and Page Down; Home shows all. Meanwhile only transforms change: nothing is rendered, nothing is laid out.
 * - A wish says what is to be in sight now. The camera goes there when its key is new, and when its things change, unless
 *   the hand has moved the camera since the key was new. Less motion: it jumps.
 * - The window may change its size, and the world may grow: what is looked at stays in sight.
 * - A piece that takes the focus by key comes into sight, above the buttons and the mini-map; so does what is framed.
 */
import { type FocusEvent, type ReactNode, type Ref, useId, useImperativeHandle } from 'react';
import { IconButton } from '../kit/IconButton.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { useKitSay } from '../words/kitMessages.ts';
import styles from './BoardSurface.module.css';
import type { Helm } from './helm.ts';
import { MiniMap } from './MiniMap.tsx';
import { ZOOM_STEP } from './steering.ts';
import { type Surface, SurfaceContext } from './surface.ts';
import { type SurfaceBounds, useSurfaceParts } from './useSurfaceParts.ts';

export interface BoardSurfaceProps extends SurfaceBounds {
  /** The name of the board, for those who hear it. */
  readonly label: string;
  /** What the mini-map shows: shapes of SVG in units of the board. */
  readonly map: ReactNode;
  readonly ref?: Ref<Surface> | undefined;
  readonly children: ReactNode;
}

interface LookAroundProps {
  readonly helm: Helm;
  readonly controls: Ref<HTMLDivElement>;
}

const LookAround = ({ helm, controls }: LookAroundProps) => {
  const say = useKitSay();
  const closer = (): void => helm.stepZoom(ZOOM_STEP);
  const farther = (): void => helm.stepZoom(1 / ZOOM_STEP);
  const fit = (): void => helm.frame([]);
  useKeys({ Home: fit, PageUp: closer, PageDown: farther });
  return (
    <div ref={controls} className={styles['controls']}>
      <IconButton icon="minus" label={say('board-farther')} aria-keyshortcuts="PageDown" onClick={farther} />
      <IconButton icon="plus" label={say('board-closer')} aria-keyshortcuts="PageUp" onClick={closer} />
      <IconButton icon="whole" label={say('board-whole')} aria-keyshortcuts="Home" onClick={fit} />
    </div>
  );
};

export const BoardSurface = (props: BoardSurfaceProps) => {
  const { label, world, ref, children } = props;
  const board = useId();
  const { helm, surface, root, window, layer, sky, controls, map, frame } = useSurfaceParts(props);
  useImperativeHandle(ref, () => surface, [surface]);
  return (
    <SurfaceContext value={surface}>
      <div ref={root} className={styles['surface']}>
        <div
          ref={window}
          className={styles['window']}
          role="region"
          aria-label={label}
          tabIndex={0}
          onFocus={(event) => revealFocused(event, surface)}
        >
          <div ref={layer} className={styles['layer']} data-board={board}>
            {children}
          </div>
        </div>
        <div ref={sky} className={styles['sky']} data-sky={board} />
        <MiniMap world={world} map={map} frame={frame} onLook={helm.look}>
          {props.map}
        </MiniMap>
        <LookAround helm={helm} controls={controls} />
      </div>
    </SurfaceContext>
  );
};

/** What was touched is in sight already. */
const revealFocused = ({ target, currentTarget }: FocusEvent, surface: Surface): void => {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  const { left, top, right, bottom } = target.getBoundingClientRect();
  const [from, to] = [surface.toBoard({ x: left, y: top }), surface.toBoard({ x: right, y: bottom })];
  surface.reveal({ ...from, width: to.x - from.x, height: to.y - from.y });
};

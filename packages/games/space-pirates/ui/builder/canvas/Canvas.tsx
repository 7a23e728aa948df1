/** The drawing board: the Universe as it will be, with handles to its border and what is wrong at each thing. */
import { BOARD_MOVED, BoardDrawing, BoardSurface, type Surface, useNarrow } from '@tortuga/table';
import { type RefObject, useEffect, useRef } from 'react';
import { boundsOf } from '../../../universe/universe.ts';
import { FlatUniverse } from '../../map/FlatUniverse.tsx';
import { Ground } from '../../map/Ground.tsx';
import { canTurn } from '../bench/deeds.ts';
import type { Bench } from '../bench/useBench.ts';
import type { PlacedFault } from '../model/faults.ts';
import { isActive } from '../model/plan.ts';
import { universeThere } from '../model/shapes.ts';
import { calledIn, isSame, type Thing, thingName } from '../model/thing.ts';
import { sayWhole, useBuilderWords } from '../words.ts';
import styles from './Canvas.module.css';
import { FaultTags } from './FaultTags.tsx';
import { BorderLine, Handle } from './Handles.tsx';
import { Newcomer } from './Newcomer.tsx';
import { PieceMark } from './PieceMark.tsx';
import { boardOf } from './room.ts';
import { TurnHandle } from './TurnHandle.tsx';
import { useCanvasTouch } from './useCanvasTouch.ts';

/** Pixels a millimetre. */
const MOST = 5;

/** What is as large as a finger at any distance is drawn by this: millimetres a pixel. */
const useSteady = (window: RefObject<HTMLDivElement | null>, surface: RefObject<Surface | null>): void => {
  useEffect(() => {
    const element = window.current;
    if (element === null) return undefined;
    const look = (): void => {
      if (surface.current !== null)
        element.style.setProperty('--steady', String(1 / surface.current.scale()));
    };
    look();
    element.addEventListener(BOARD_MOVED, look);
    return () => element.removeEventListener(BOARD_MOVED, look);
  }, [window, surface]);
};

const hasFault = (faults: readonly PlacedFault[], thing: Thing): boolean =>
  faults.some(({ things }) => things.some((each) => isSame(each, thing)));

interface ThingsProps {
  readonly bench: Bench;
}

const Pieces = ({ bench: { plan, chosen, faults, aim, choose } }: ThingsProps) => {
  const say = useBuilderWords();
  const { x0: x, y0: y } = boundsOf(plan.border);
  return plan.pieces.map((piece, at) => {
    const thing = { kind: 'piece', at } as const;
    const isChosen = isSame(chosen, thing);
    const mood = hasFault(faults, thing) ? 'wrong' : undefined;
    return (
      <PieceMark
        key={at}
        at={at}
        piece={piece}
        isAbandoned={piece.kind === 'base' && !isActive(plan, at)}
        look={calledIn(plan, thing).nth - 1}
        mood={isChosen ? 'chosen' : mood}
        aim={aim}
        label={sayWhole(plan, thing, faults, { x, y }, say)}
        isChosen={isChosen}
        onFocus={choose}
      />
    );
  });
};

const Border = ({ bench: { plan, chosen, faults, aim, isUpright, choose } }: ThingsProps) => {
  const say = useBuilderWords();
  const { x0: x, y0: y } = boundsOf(plan.border);
  const kinds = isUpright ? (['corner'] as const) : (['edge', 'corner'] as const);
  return kinds.flatMap((kind) =>
    plan.border.map((_, at) => {
      const thing = { kind, at };
      return (
        <Handle
          key={thingName(thing)}
          plan={plan}
          aim={aim}
          thing={thing}
          label={sayWhole(plan, thing, faults, { x, y }, say)}
          isChosen={isSame(chosen, thing)}
          isWrong={hasFault(faults, thing)}
          onFocus={choose}
        />
      );
    }),
  );
};

/** Beyond the world: fingers may miss by so much, and corners be dragged out. */
const BEYOND = 1500;

interface CanvasProps {
  readonly bench: Bench;
  readonly surface: RefObject<Surface | null>;
  readonly window: RefObject<HTMLDivElement | null>;
}

const focusOn = (thing: Thing): void =>
  document.querySelector<SVGGElement>(`#${thingName(thing)}`)?.focus({ preventScroll: true });

/** The focus goes along where another thing is chosen by a key, as when one was copied; from what is gone to the board. */
const useFocusOnChosen = (chosen: Thing | undefined, window: RefObject<HTMLDivElement | null>): void => {
  const name = chosen && thingName(chosen);
  const before = useRef(name);
  useEffect(() => {
    const hadChosen = before.current !== undefined;
    const { activeElement } = document;
    const isOnBoard = activeElement === document.body || activeElement?.role === 'option';
    before.current = name;
    if (!hadChosen || !isOnBoard || activeElement.id === name) return;
    if (chosen !== undefined) focusOn(chosen);
    else window.current?.querySelector<HTMLElement>('[role="region"]')?.focus({ preventScroll: true });
  }, [name, chosen, window]);
};

export const Canvas = ({ bench, surface, window }: CanvasProps) => {
  const say = useBuilderWords();
  const isNarrow = useNarrow();
  const ground = useRef<SVGGElement>(null);
  const { id, plan, chosen, faults, aim } = bench;
  const world = boardOf(plan);
  const universe = universeThere(plan);
  useSteady(window, surface);
  useFocusOnChosen(chosen, window);
  useCanvasTouch(ground, surface, bench, focusOn);
  return (
    <div ref={window} className={styles['canvas']}>
      <BoardSurface
        ref={surface}
        label={say('canvas')}
        world={world}
        most={MOST}
        margin={isNarrow ? 0 : 8}
        wish={{ key: id, things: [] }}
        map={<FlatUniverse universe={universe} />}
      >
        <BoardDrawing world={world}>
          <g ref={ground} role="listbox" aria-label={say('things')} className={styles['ground']}>
            <rect
              x={world.x - BEYOND}
              y={world.y - BEYOND}
              width={world.width + 2 * BEYOND}
              height={world.height + 2 * BEYOND}
              fill="transparent"
            />
            <Ground universe={universe} />
            <Pieces bench={bench} />
            <Newcomer plan={plan} aim={aim} />
            <BorderLine plan={plan} aim={aim} />
            <Border bench={bench} />
            {chosen?.kind === 'piece' && canTurn(bench) && (
              <TurnHandle plan={plan} at={chosen.at} aim={aim} />
            )}
          </g>
          <FaultTags plan={plan} faults={faults} aim={aim} />
        </BoardDrawing>
      </BoardSurface>
    </div>
  );
};

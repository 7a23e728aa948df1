/** Boards under a camera: a grid of cards, and a map as one drawing. */
import { COLOURS, type Colour } from '@tortuga/vocabulary';
import { useRef, useState } from 'react';
import { BoardDrawing } from '../board/BoardDrawing.tsx';
import { BoardSurface } from '../board/BoardSurface.tsx';
import { drawnPiece, laidPiece } from '../board/piece.ts';
import type { Surface } from '../board/surface.ts';
import { Emblem, EMBLEMS } from '../kit/Emblem.tsx';
import type { Choreography } from '../motion/clip.ts';
import { fadeOut } from '../motion/flight.ts';
import { CARD, cardName, cellOf, FIRST_GRID, type Gone, type Grid, nextTurn, worldOf } from './boardGrid.ts';
import {
  discName,
  discPlace,
  FIRST_MAP,
  nextSail,
  reachOf,
  sailedIn,
  type Ship,
  shipName,
  shipPlace,
  type StarMap,
  UNIVERSE,
} from './boardMap.ts';
import { BoardTable } from './boardTable.tsx';
import styles from './Boards.module.css';
import { pages } from './exhibits.ts';
import { useHappenings } from './useHappenings.ts';
import { useGalleryWords } from './words.tsx';

const colourOf = (card: number): Colour =>
  COLOURS[(card * 3 + Math.floor(card / 10)) % COLOURS.length] ?? 'gold';

const Cards = ({ view }: { readonly view: Grid }) => {
  const say = useGalleryWords();
  const [chosen, setChosen] = useState<number>();
  return view.laid.map((laid) => (
    <button
      key={laid.card}
      type="button"
      className={styles['tile']}
      data-colour={colourOf(laid.card)}
      aria-label={say('tile', { number: laid.card })}
      aria-pressed={chosen === laid.card}
      onClick={() => setChosen(laid.card)}
      {...laidPiece(cardName(laid.card), cellOf(laid))}
    >
      <Emblem colour={colourOf(laid.card)} />
    </button>
  ));
};

const choreography: Choreography<Grid, Gone> = ({ heard }) =>
  heard.map(({ card }) => fadeOut(cardName(card)));

/** Cards are 38 pixels wide at least. */
const LEAST = 38 / CARD;

const GridTable = () => {
  const say = useGalleryWords();
  const surface = useRef<Surface>(null);
  const { view, stage, isMoving, show } = useHappenings(choreography, FIRST_GRID);
  const newest = view.laid.slice(-1).map(cellOf);
  const map = view.laid.map((laid) => (
    <rect key={laid.card} {...cellOf(laid)} className={styles['dot']} data-colour={colourOf(laid.card)} />
  ));
  return (
    <BoardTable
      title={say('grid')}
      stage={stage}
      isMoving={isMoving}
      board={
        <BoardSurface ref={surface} label={say('grid')} world={worldOf(view)} least={LEAST} map={map}>
          <Cards view={view} />
        </BoardSurface>
      }
      hand={view.hand.map((card) => (
        <div key={card} className={styles['held']} data-piece={cardName(card)} data-colour={colourOf(card)}>
          <Emblem colour={colourOf(card)} />
        </div>
      ))}
      onNext={() => show(nextTurn(view))}
      onShow={() => surface.current?.frame(newest, { most: 1 })}
    />
  );
};

const HULL = 'M-30 0L-15 15H15L30 0L15 -15H-15Z';

const ShipPiece = ({ ship }: { readonly ship: Ship }) => (
  <g className={styles['ship']} data-colour={ship.colour} {...drawnPiece(shipName(ship), shipPlace(ship))}>
    <path d={HULL} />
    <path className={styles['bow']} d="M27 0L14 -9L17 0L14 9Z" />
    <image href={EMBLEMS[ship.colour]} x={-11} y={-10} width={20} height={20} />
  </g>
);

const Sky = () => (
  <>
    <rect className={styles['border']} {...UNIVERSE} />
    <circle className={styles['planet']} cx={450} cy={390} r={50} />
  </>
);

const noClips: Choreography<StarMap, never> = () => [];

const MapTable = () => {
  const say = useGalleryWords();
  const surface = useRef<Surface>(null);
  const { view, stage, isMoving, show } = useHappenings(noClips, FIRST_MAP);
  const ship = view.ships[sailedIn(view)];
  return (
    <BoardTable
      title={say('map')}
      stage={stage}
      isMoving={isMoving}
      board={
        <BoardSurface
          ref={surface}
          label={say('map')}
          world={UNIVERSE}
          least={0.4}
          wish={{ key: view.turn, things: view.turn === 0 ? [] : [reachOf(view)], most: 2 }}
          map={
            <>
              <Sky />
              {view.ships.map(({ colour, x, y }) => (
                <circle key={colour} className={styles['dot']} data-colour={colour} cx={x} cy={y} r={28} />
              ))}
            </>
          }
        >
          <BoardDrawing world={UNIVERSE}>
            <Sky />
            {view.discs.map((disc, nth) => (
              <g
                key={discName(nth)}
                className={styles['disc']}
                {...drawnPiece(discName(nth), discPlace(disc))}
              >
                <circle r={12} />
                <path d="M-6 -4.5H6V4.5H-6ZM-2 -4.5V4.5M2 -4.5V4.5" />
              </g>
            ))}
            {view.ships.map((each) => (
              <ShipPiece key={each.colour} ship={each} />
            ))}
          </BoardDrawing>
        </BoardSurface>
      }
      onNext={() => show({ view: nextSail(view), heard: [] })}
      onShow={() => ship !== undefined && surface.current?.frame([shipPlace(ship)], { most: 2 })}
    />
  );
};

export const boards = pages('board', { grid: <GridTable />, map: <MapTable /> });

/** The addresses of all pictures of this table. */
import frontCoral from './art/front-coral.svg?url';
import frontGold from './art/front-gold.svg?url';
import frontPlum from './art/front-plum.svg?url';
import frontReef from './art/front-reef.svg?url';
import frontSky from './art/front-sky.svg?url';
import lessonRing from './art/lesson-ring.svg?url';
import lessonShare from './art/lesson-share.svg?url';
import lessonTeleport from './art/lesson-teleport.svg?url';
import lessonTie from './art/lesson-tie.svg?url';
import lessonTurn from './art/lesson-turn.svg?url';
import merchant from './art/merchant.svg?url';
import pirate1 from './art/pirate-1.svg?url';
import pirate2 from './art/pirate-2.svg?url';
import pirate3 from './art/pirate-3.svg?url';
import pirate4 from './art/pirate-4.svg?url';
import pirate5 from './art/pirate-5.svg?url';
import pirate6 from './art/pirate-6.svg?url';
import pirate7 from './art/pirate-7.svg?url';
import pirateShip from './art/pirate-ship.svg?url';
import planet1 from './art/planet-1.svg?url';
import planet2 from './art/planet-2.svg?url';
import planet3 from './art/planet-3.svg?url';
import planet4 from './art/planet-4.svg?url';
import planet5 from './art/planet-5.svg?url';
import planet6 from './art/planet-6.svg?url';
import spiral from './art/spiral.svg?url';
import teleport from './art/teleport.svg?url';
import treasure1 from './art/treasure-1.svg?url';
import treasure2 from './art/treasure-2.svg?url';
import treasure3 from './art/treasure-3.svg?url';
import treasure4 from './art/treasure-4.svg?url';
import treasure5 from './art/treasure-5.svg?url';
import treasure6 from './art/treasure-6.svg?url';
import treasure7 from './art/treasure-7.svg?url';
import { CARD_BACKS, type Colour } from '@tortuga/table';
import { type Card, MERCHANT, type Ship } from '../types.ts';

type ByColour = Readonly<Record<Colour, string>>;

export const FRONTS: ByColour = {
  coral: frontCoral,
  sky: frontSky,
  gold: frontGold,
  reef: frontReef,
  plum: frontPlum,
};
/** By card: the Teleport is 0. A figure lies on the front of its owner's colour. */
const FIGURES = [teleport, pirate1, pirate2, pirate3, pirate4, pirate5, pirate6, pirate7];
const TREASURES = [treasure1, treasure2, treasure3, treasure4, treasure5, treasure6, treasure7];

export const PLANETS: readonly string[] = [planet1, planet2, planet3, planet4, planet5, planet6];
export const SHIPS: Readonly<Record<Ship, string>> = { merchant, pirate: pirateShip };
export const SPIRAL = spiral;

export const figureOf = (card: Card): string => FIGURES[card] ?? teleport;
export const treasureOf = (value: number): string =>
  value === MERCHANT ? merchant : (TREASURES[value - 1] ?? treasure1);

const numbered = (
  name: string,
  addresses: readonly string[],
  first: number,
): readonly (readonly [string, string])[] =>
  addresses.map((address, index) => [`${name}-${index + first}`, address]);

/** For the rulebook, by the name of the file. */
export const art: Readonly<Record<string, string>> = {
  'lesson-ring': lessonRing,
  'lesson-share': lessonShare,
  'lesson-teleport': lessonTeleport,
  'lesson-tie': lessonTie,
  'lesson-turn': lessonTurn,
  merchant,
  'pirate-ship': pirateShip,
  teleport,
  ...Object.fromEntries([
    ...numbered('planet', PLANETS, 1),
    ...numbered('pirate', FIGURES.slice(1), 1),
    ...numbered('treasure', TREASURES, 1),
  ]),
};

/** Fetched before they are needed: a card that turns up has its face at once. */
export const fetchPictures = (): void => {
  for (const address of [
    ...FIGURES,
    ...TREASURES,
    ...Object.values(FRONTS),
    ...Object.values(CARD_BACKS),
    spiral,
  ])
    new Image().src = address;
};

/** The pieces of a stage as elements of the page. */
import type { Lens, Place, Places } from './clip.ts';
import type { Holders } from './flight.ts';
import { seenFrom } from './lens.ts';
import { parsePlaced } from './placed.ts';

export type PieceElement = HTMLElement | SVGElement;

export type Pieces = ReadonlyMap<string, PieceElement>;

/** The first of a name counts. */
export const piecesOf = (stage: HTMLElement): Pieces => {
  const found = [...stage.querySelectorAll<PieceElement>('[data-piece]')];
  return new Map(found.toReversed().map((element) => [element.dataset['piece'] ?? '', element]));
};

/** A layer is one unit of its board wide: what is measured of it is its lens. */
const lensOf = (layer: HTMLElement): Lens => {
  const { x, y, width } = layer.getBoundingClientRect();
  return { board: layer.dataset['board'] ?? '', x, y, scale: width };
};

const placeOn = (element: PieceElement, lens: Lens): Place => {
  const said = parsePlaced(element.dataset['place']);
  return said === undefined ? seenFrom(element.getBoundingClientRect(), lens) : { ...said, lens };
};

/** All read in one go: one layout at most. */
export const placesOf = (pieces: Pieces): Places => {
  const lenses = new Map<HTMLElement, Lens>();
  return new Map<string, Place>(
    [...pieces].map(([name, element]) => {
      const layer = element.closest<HTMLElement>('[data-board]');
      if (layer === null) return [name, element.getBoundingClientRect()];
      const lens = lenses.get(layer) ?? lensOf(layer);
      lenses.set(layer, lens);
      return [name, placeOn(element, lens)];
    }),
  );
};

export const holdersOf = (pieces: Pieces): Holders =>
  new Map(
    [...pieces].flatMap(([name, element]) => {
      const holder = element.parentElement?.closest<PieceElement>('[data-piece]')?.dataset['piece'];
      return holder === undefined ? [] : [[name, holder] as const];
    }),
  );

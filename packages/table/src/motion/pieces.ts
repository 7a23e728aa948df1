/** The pieces of a stage as elements of the page. */
import type { Places } from './clip.ts';
import type { Holders } from './flight.ts';

export type Pieces = ReadonlyMap<string, HTMLElement>;

/** The first of a name counts. */
export const piecesOf = (stage: HTMLElement): Pieces => {
  const found = [...stage.querySelectorAll<HTMLElement>('[data-piece]')];
  return new Map(found.toReversed().map((element) => [element.dataset['piece'] ?? '', element]));
};

/** All read in one go: one layout at most. */
export const placesOf = (pieces: Pieces): Places =>
  new Map([...pieces].map(([name, element]) => [name, element.getBoundingClientRect()]));

export const holdersOf = (pieces: Pieces): Holders =>
  new Map(
    [...pieces].flatMap(([name, element]) => {
      const holder = element.parentElement?.closest<HTMLElement>('[data-piece]')?.dataset['piece'];
      return holder === undefined ? [] : [[name, holder] as const];
    }),
  );

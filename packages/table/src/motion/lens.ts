/** The same place in pixels of the page and in units of a board. */
import type { Lens, Place } from './clip.ts';

const onPage = ({ x, y, width, height, heading, lens }: Place): Place =>
  lens === undefined
    ? { x, y, width, height, heading }
    : {
        x: lens.x + x * lens.scale,
        y: lens.y + y * lens.scale,
        width: width * lens.scale,
        height: height * lens.scale,
        heading,
      };

const onBoard = ({ x, y, width, height, heading }: Place, lens: Lens): Place => ({
  x: (x - lens.x) / lens.scale,
  y: (y - lens.y) / lens.scale,
  width: width / lens.scale,
  height: height / lens.scale,
  heading,
  lens,
});

/** A place in the units of a board, or of the page. On the board that it lies on it stays, however that has moved since. */
export const seenFrom = (place: Place, lens: Lens | undefined): Place => {
  if (place.lens?.board === lens?.board) return place;
  return lens === undefined ? onPage(place) : onBoard(onPage(place), lens);
};

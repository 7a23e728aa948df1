/** The camera of a board has moved, and its pieces with it: an event for what hangs at one of them beside the board. */
export const BOARD_MOVED = 'tortuga:board-moved';

export const tellMoved = (surface: HTMLElement): void => {
  surface.dispatchEvent(new Event(BOARD_MOVED, { bubbles: true }));
};

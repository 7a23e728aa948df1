/** One entry of a match through the eyes of one viewer: the only kind of frame in the page. */
export interface Frame<V = unknown, H = unknown> {
  /** The number of the entry; 0 is how it stands before the first. */
  readonly seq: number;
  /** Whose entry it is; undefined where a viewer is only shown how the match stands. */
  readonly by: number | 'chance' | undefined;
  readonly heard: readonly H[];
  /** As it is after the entry. */
  readonly view: V;
}

/** How it stood after a frame, without how that came about. */
export const standing = <V>({ seq, view }: Pick<Frame<V>, 'seq' | 'view'>): Frame<V, never> => ({
  seq,
  by: undefined,
  heard: [],
  view,
});

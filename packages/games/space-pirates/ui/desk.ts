/** A desk: where one decision is made. */
import type { Box } from '@tortuga/table';
import type { ComponentType } from 'react';
import type { Props } from './shown.ts';

export interface Desk {
  /** Parts of the map's SVG, in millimetres. */
  readonly Overlay: ComponentType<Props> | undefined;
  /**
   * Over the map, what a finger moves: elements of their own on the board, placed by transforms in millimetres. A part of
   * the map's SVG that moved would cost a layout at every step.
   */
  readonly Over?: ComponentType<Props>;
  readonly Panel: ComponentType<Props>;
  /** In millimetres, what matters most first; none stands for all of the Universe. */
  readonly sight: (table: Props) => readonly Box[];
  /** Pixels that a millimetre has at least on a phone: what does not fit then is not in sight. */
  readonly least?: number;
}

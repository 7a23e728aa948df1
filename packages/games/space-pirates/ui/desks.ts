/** Where each decision is made: what is drawn over the map, what lies in the hand, and what the camera shows. */
import type { Box } from '@tortuga/table';
import type { ComponentType } from 'react';
import type { Decision } from './asked.ts';
import { cardDesk } from './cards/cardDesk.ts';
import { hazardsDesk } from './cards/hazardsDesk.ts';
import { damageDesk } from './dock/damageDesk.ts';
import { dockDesk } from './dock/dockDesk.ts';
import { flickDesk } from './flick/flickDesk.ts';
import { flyDesk } from './fly/flyDesk.ts';
import { asideDesk } from './put/asideDesk.ts';
import { hangarDesk } from './put/hangarDesk.ts';
import { headingDesk } from './put/headingDesk.ts';
import { placeDesk } from './put/placeDesk.ts';
import { stormDesk } from './put/stormDesk.ts';
import { windDesk } from './put/windDesk.ts';
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

export const DESKS: Readonly<Record<Decision, Desk>> = {
  hangar: hangarDesk,
  place: placeDesk,
  flick: flickDesk,
  card: cardDesk,
  hazards: hazardsDesk,
  storm: stormDesk,
  wind: windDesk,
  move: flyDesk,
  dock: dockDesk,
  damage: damageDesk,
  heading: headingDesk,
  aside: asideDesk,
};

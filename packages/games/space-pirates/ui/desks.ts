/** Where each decision is made: what is drawn over the map, what lies in the hand, and what the camera shows. */
import type { Decision } from './asked.ts';
import { cardDesk } from './cards/cardDesk.ts';
import { hazardsDesk } from './cards/hazardsDesk.ts';
import type { Desk } from './desk.ts';
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

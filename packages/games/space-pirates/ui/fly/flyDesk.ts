import type { Desk } from '../desk.ts';
import { FlyPanel } from './FlyPanel.tsx';
import { FlyOverlay } from './FlyOverlay.tsx';
import { FlyOver } from './FlyOver.tsx';
import { sightOf } from './sight.ts';

/** A finger's width for the length of a template. */
const TARGET = 44;
const TEMPLATE = 60;

export const flyDesk: Desk = {
  Overlay: FlyOverlay,
  Over: FlyOver,
  Panel: FlyPanel,
  sight: sightOf,
  least: TARGET / TEMPLATE,
};

import type { Desk } from '../desk.ts';
import { AsidePanel } from './AsidePanel.tsx';
import { asideSight } from './sight.ts';
import { SpotGhost } from './SpotGhost.tsx';
import { SpotOverlay } from './SpotOverlay.tsx';

export const asideDesk: Desk = {
  Overlay: SpotOverlay,
  Over: SpotGhost,
  Panel: AsidePanel,
  sight: asideSight,
};

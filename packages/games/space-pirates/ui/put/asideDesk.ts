import type { Desk } from '../desk.ts';
import { AsidePanel } from './AsidePanel.tsx';
import { asideSight } from './sight.ts';
import { SpotOver } from './SpotOver.tsx';
import { SpotOverlay } from './SpotOverlay.tsx';

export const asideDesk: Desk = {
  Overlay: SpotOverlay,
  Over: SpotOver,
  Panel: AsidePanel,
  sight: asideSight,
};

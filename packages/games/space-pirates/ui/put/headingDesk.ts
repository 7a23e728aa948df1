import type { Desk } from '../desk.ts';
import { HeadingGhost } from './HeadingGhost.tsx';
import { HeadingPanel } from './HeadingPanel.tsx';
import { headingSight } from './sight.ts';
import { HeadingOverlay } from './TurnOverlay.tsx';

export const headingDesk: Desk = {
  Overlay: HeadingOverlay,
  Over: HeadingGhost,
  Panel: HeadingPanel,
  sight: headingSight,
};

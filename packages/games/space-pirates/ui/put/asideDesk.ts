import type { Desk } from '../desk.ts';
import { AsidePanel } from './AsidePanel.tsx';
import { SpotGhost } from './SpotGhost.tsx';
import { SpotOverlay } from './SpotOverlay.tsx';

export const asideDesk: Desk = { Overlay: SpotOverlay, Over: SpotGhost, Panel: AsidePanel, sight: () => [] };

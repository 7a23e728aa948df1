import type { Desk } from '../desk.ts';
import { StormPanel } from './StormPanel.tsx';
import { SpotGhost } from './SpotGhost.tsx';
import { SpotOverlay } from './SpotOverlay.tsx';

export const stormDesk: Desk = { Overlay: SpotOverlay, Over: SpotGhost, Panel: StormPanel, sight: () => [] };

import type { Desk } from '../desk.ts';
import { StormPanel } from './StormPanel.tsx';
import { SpotOver } from './SpotOver.tsx';
import { SpotOverlay } from './SpotOverlay.tsx';

export const stormDesk: Desk = { Overlay: SpotOverlay, Over: SpotOver, Panel: StormPanel, sight: () => [] };

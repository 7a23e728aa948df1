import type { Desk } from '../desk.ts';
import { StormPanel } from './StormPanel.tsx';
import { StormOver } from './StormOver.tsx';
import { SpotOverlay } from './SpotOverlay.tsx';

export const stormDesk: Desk = { Overlay: SpotOverlay, Over: StormOver, Panel: StormPanel, sight: () => [] };

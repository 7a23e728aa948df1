import type { Desk } from '../desk.ts';
import { PlacePanel } from './PlacePanel.tsx';
import { SpotOver } from './SpotOver.tsx';
import { SpotOverlay } from './SpotOverlay.tsx';

export const placeDesk: Desk = { Overlay: SpotOverlay, Over: SpotOver, Panel: PlacePanel, sight: () => [] };

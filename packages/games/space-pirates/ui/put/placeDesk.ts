import type { Desk } from '../desk.ts';
import { PlacePanel } from './PlacePanel.tsx';
import { SpotGhost } from './SpotGhost.tsx';
import { SpotOverlay } from './SpotOverlay.tsx';

export const placeDesk: Desk = { Overlay: SpotOverlay, Over: SpotGhost, Panel: PlacePanel, sight: () => [] };

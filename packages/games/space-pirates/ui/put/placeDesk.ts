import type { Desk } from '../desks.ts';
import { PlacePanel } from './PlacePanel.tsx';

export const placeDesk: Desk = { Overlay: undefined, Panel: PlacePanel, sight: () => [] };

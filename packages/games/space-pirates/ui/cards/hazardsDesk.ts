import type { Desk } from '../desk.ts';
import { HazardsPanel } from './HazardsPanel.tsx';

export const hazardsDesk: Desk = { Overlay: undefined, Panel: HazardsPanel, sight: () => [] };

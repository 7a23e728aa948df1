import type { Desk } from '../desks.ts';
import { HazardsPanel } from './HazardsPanel.tsx';

export const hazardsDesk: Desk = { Overlay: undefined, Panel: HazardsPanel, sight: () => [] };

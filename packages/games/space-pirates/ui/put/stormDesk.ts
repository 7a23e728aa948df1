import type { Desk } from '../desks.ts';
import { StormPanel } from './StormPanel.tsx';

export const stormDesk: Desk = { Overlay: undefined, Panel: StormPanel, sight: () => [] };

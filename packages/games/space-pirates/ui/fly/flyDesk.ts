import type { Desk } from '../desks.ts';
import { FlyPanel } from './FlyPanel.tsx';

export const flyDesk: Desk = { Overlay: undefined, Panel: FlyPanel, sight: () => [] };

import type { Desk } from '../desks.ts';
import { HangarPanel } from './HangarPanel.tsx';

export const hangarDesk: Desk = { Overlay: undefined, Panel: HangarPanel, sight: () => [] };

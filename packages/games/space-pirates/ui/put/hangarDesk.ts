import type { Desk } from '../desks.ts';
import { HangarOverlay } from './HangarOverlay.tsx';
import { HangarPanel } from './HangarPanel.tsx';

export const hangarDesk: Desk = { Overlay: HangarOverlay, Panel: HangarPanel, sight: () => [] };

import type { Desk } from '../desk.ts';
import { HangarOverlay } from './HangarOverlay.tsx';
import { HangarPanel } from './HangarPanel.tsx';

export const hangarDesk: Desk = { Overlay: HangarOverlay, Panel: HangarPanel, sight: () => [] };

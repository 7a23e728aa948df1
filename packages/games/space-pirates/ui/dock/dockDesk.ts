import type { Desk } from '../desk.ts';
import { DockPanel } from './DockPanel.tsx';

export const dockDesk: Desk = { Overlay: undefined, Panel: DockPanel, sight: () => [] };

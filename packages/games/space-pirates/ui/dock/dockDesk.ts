import type { Desk } from '../desks.ts';
import { DockPanel } from './DockPanel.tsx';

export const dockDesk: Desk = { Overlay: undefined, Panel: DockPanel, sight: () => [] };

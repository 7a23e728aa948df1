import type { Desk } from '../desks.ts';
import { AsidePanel } from './AsidePanel.tsx';

export const asideDesk: Desk = { Overlay: undefined, Panel: AsidePanel, sight: () => [] };

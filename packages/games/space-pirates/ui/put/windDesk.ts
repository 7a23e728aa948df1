import type { Desk } from '../desks.ts';
import { WindPanel } from './WindPanel.tsx';

export const windDesk: Desk = { Overlay: undefined, Panel: WindPanel, sight: () => [] };

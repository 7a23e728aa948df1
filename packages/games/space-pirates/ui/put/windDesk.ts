import type { Desk } from '../desk.ts';
import { WindOverlay } from './TurnOverlay.tsx';
import { WindGhosts } from './WindGhosts.tsx';
import { WindPanel } from './WindPanel.tsx';

export const windDesk: Desk = { Overlay: WindOverlay, Over: WindGhosts, Panel: WindPanel, sight: () => [] };

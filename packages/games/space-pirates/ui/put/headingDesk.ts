import type { Desk } from '../desks.ts';
import { HeadingPanel } from './HeadingPanel.tsx';

export const headingDesk: Desk = { Overlay: undefined, Panel: HeadingPanel, sight: () => [] };

import type { Desk } from '../desks.ts';
import { FlickPanel } from './FlickPanel.tsx';

export const flickDesk: Desk = { Overlay: undefined, Panel: FlickPanel, sight: () => [] };

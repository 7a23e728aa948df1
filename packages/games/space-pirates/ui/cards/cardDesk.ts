import type { Desk } from '../desk.ts';
import { CardPanel } from './CardPanel.tsx';

export const cardDesk: Desk = { Overlay: undefined, Panel: CardPanel, sight: () => [] };

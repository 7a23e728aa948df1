import type { Desk } from '../desk.ts';
import { DamagePanel } from './DamagePanel.tsx';

export const damageDesk: Desk = { Overlay: undefined, Panel: DamagePanel, sight: () => [] };

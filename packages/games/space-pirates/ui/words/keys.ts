/** What keys do at this table: see `useKeys`. */
import type { KeyRow } from '@tortuga/table';
import type { Speak } from './messages.ts';

export const keys = (_say: Speak): readonly KeyRow[] => [];

/** What this table draws. */
import type { Drawn, TableProps } from '@tortuga/table';
import type { Heard, Move, Refusal, View } from '../types.ts';
import type { Draft } from './draft.ts';

export interface Shown extends Drawn {
  readonly view: View;
  readonly heard: Heard;
  readonly move: Move;
  readonly refusal: Refusal;
  readonly draft: Draft;
}

export type Props = TableProps<Shown>;

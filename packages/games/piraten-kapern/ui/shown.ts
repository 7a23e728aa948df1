/** What of Piraten Kapern is drawn. */
import type { Drawn, Latest, TableProps } from '@tortuga/table';
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
export type LatestShown = Latest<Shown>;

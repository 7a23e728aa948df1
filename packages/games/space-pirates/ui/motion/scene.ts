/** What a frame plays on: what was heard, how it stood and stands, and where pieces lay and lie. */
import type { Places } from '@tortuga/table';
import type { Heard, View } from '../../types.ts';

export interface Scene {
  readonly heard: readonly Heard[];
  readonly before: View;
  readonly after: View;
  readonly from: Places;
  readonly to: Places;
}

export type Of<K extends Heard['kind']> = Extract<Heard, { kind: K }>;

/** How far a turn has come: the phases, and the tasks that interrupt them. */
import type { Seat } from '@tortuga/engine';
import type { Card, Value } from './components.ts';
import type { Point } from './space/point.ts';

export interface Turn {
  card: Card | null;
  /** Hazards still to come. */
  left: string;
  energy: number;
  laid: number;
  /** The ship stood under the storm when moving began. */
  under: boolean;
  stormPaid: boolean;
  lifted: number[];
}

/** Why Freighters are drawn and flicked: the start, or a Hazard. */
export type FlickWhy = 'start' | 'R' | 'L' | 'F' | 'A';
export const STEPS = ['bribe', 'buy', 'look', 'sell', 'fill'] as const;
export type Step = (typeof STEPS)[number];

export type Phase =
  | { readonly name: 'setup' }
  | { readonly name: 'deal'; readonly seat: Seat }
  | { readonly name: 'hangar'; readonly seat: Seat }
  | { readonly name: 'draw'; readonly seat: Seat; readonly n: number; readonly why: FlickWhy }
  | { readonly name: 'place'; readonly seat: Seat; readonly discs: readonly number[]; readonly why: FlickWhy }
  | { readonly name: 'flick'; readonly seat: Seat; readonly discs: readonly number[]; readonly why: FlickWhy }
  | { readonly name: 'begin' }
  | { readonly name: 'card' }
  | { readonly name: 'hazards' }
  | { readonly name: 'storm' }
  | { readonly name: 'wind' }
  | { readonly name: 'move' }
  | { readonly name: 'dock'; readonly step: Step; readonly then: 'card' | 'end' }
  | { readonly name: 'end' }
  | { readonly name: 'over' };

export type DamageWhy = 'left' | 'turned' | 'landed' | 'asteroid' | 'storm' | 'wind';

/** Power is 1 to 1000. */
export interface Flick {
  readonly disc: number;
  readonly angle: number;
  readonly power: number;
}

/** What interrupts the phase, one after another. */
export type Task =
  | ({ readonly kind: 'luck'; readonly seat: Seat } & Flick)
  | { readonly kind: 'energy'; readonly seat: Seat; readonly values: readonly Value[] }
  | { readonly kind: 'damage'; readonly seat: Seat; readonly why: DamageWhy }
  | { readonly kind: 'lose'; readonly seat: Seat }
  | { readonly kind: 'heading'; readonly seat: Seat; readonly point: Point; readonly normal: Point }
  | { readonly kind: 'aside'; readonly seat: Seat; readonly disc: number };

export type PhaseOf<N extends Phase['name']> = Extract<Phase, { name: N }>;
export type TaskOf<K extends Task['kind']> = Extract<Task, { kind: K }>;

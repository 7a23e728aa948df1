/** What is to be put somewhere on the map, and why not there: by the rules' own functions, of what a viewer may know. */
import type { Seat } from '@tortuga/engine';
import { type Anchor, anchorOf, checkSpot } from '../../aside.ts';
import { checkPlace } from '../../freighters.ts';
import { fieldOf } from '../../pieces.ts';
import type { Point } from '../../space/point.ts';
import { checkStorm } from '../../storm.ts';
import type { Move, Refusal, View } from '../../types.ts';
import { askedOf } from '../asked.ts';

/** `discs` are those that one may choose from. */
export type Wanted =
  | { readonly kind: 'place'; readonly seat: Seat; readonly discs: readonly number[] }
  | {
      readonly kind: 'aside';
      readonly seat: Seat;
      readonly discs: readonly number[];
      readonly anchor: Anchor;
    }
  | { readonly kind: 'storm'; readonly seat: Seat };

export type SpotCheck = (point: Point) => Refusal | undefined;

export const wantedOf = (view: View): Wanted | undefined => {
  const asked = askedOf(view);
  const [task] = view.queue;
  if (asked?.decision === 'storm') return { kind: 'storm', seat: asked.seat };
  if (asked?.decision === 'place') {
    const drawn = view.discs.filter(({ where }) => where === 'drawn');
    return { kind: 'place', seat: asked.seat, discs: drawn.map(({ id }) => id) };
  }
  const ship = task?.kind === 'aside' ? view.pirates[task.seat]?.ship : undefined;
  const anchor = ship && anchorOf(fieldOf(view, null).universe, ship);
  if (task?.kind !== 'aside' || anchor === undefined) return undefined;
  return { kind: 'aside', seat: task.seat, discs: [task.disc], anchor };
};

export const spotCheck = (view: View, wanted: Wanted): SpotCheck => {
  const field = fieldOf(view, null);
  switch (wanted.kind) {
    case 'place':
      return (point) => checkPlace(field, view.discs, point);
    case 'storm':
      return (point) => checkStorm(field, view.discs, point);
    case 'aside':
      return (point) => checkSpot(field, view.discs, wanted.anchor, point);
  }
};

export const putMove = ({ kind }: Wanted, disc: number | undefined, { x, y }: Point): Move | undefined => {
  if (kind === 'storm') return { kind, x, y };
  return disc === undefined ? undefined : { kind, disc, x, y };
};

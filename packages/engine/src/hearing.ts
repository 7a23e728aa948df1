/** Hearing, decided kind by kind as seeing is field by field: a kind of event that nobody decided on does not compile. */
import type { Seat, Viewer } from './game.ts';

interface Kinded {
  readonly kind: string;
}

/** What a viewer hears of each kind of event: undefined for nothing. */
type HeardByKind<E extends Kinded, H> = {
  readonly [K in E['kind']]: (event: Extract<E, { readonly kind: K }>, viewer: Viewer) => H;
};

export const hearByKind =
  <E extends Kinded, H>(kinds: HeardByKind<E, H>): ((event: E, viewer: Viewer) => H) =>
  (event, viewer) => {
    // Each entry of the table takes the events of its own kind, and no others reach it.
    const hear = kinds[event.kind as E['kind']] as (event: E, viewer: Viewer) => H;
    return hear(event, viewer);
  };

/** A secret as it may be told: null to all but its owner. */
export const toOwner = <V>(secret: V, owner: Seat, viewer: Viewer): V | null =>
  owner === viewer ? secret : null;

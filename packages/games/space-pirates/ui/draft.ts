/**
 * A decision in the making. Nothing of it is sent before it is confirmed. Each family of decisions has its own part; the
 * others lie at rest.
 */
import type { Viewer } from '@tortuga/table';
import type { View } from '../types.ts';
import { type Choice, freshChoice, parseChoice } from './cards/draft.ts';
import { freshAiming, parseAiming, type Aiming } from './flick/draft.ts';
import { type Flight, freshFlight, parseFlight } from './fly/draft.ts';
import { momentOf } from './moment.ts';
import { freshSpot, parseSpot, type Spot } from './put/draft.ts';

export interface Draft {
  /** When it was made: at another moment it is void. */
  readonly moment: string;
  readonly aiming: Aiming;
  readonly flight: Flight;
  readonly spot: Spot;
  readonly choice: Choice;
}

/** `before` is the draft that led to this view: of a route that was drafted, the rest is still to be flown. */
export const freshDraft = (view: View, viewer: Viewer, before?: Draft): Draft => ({
  moment: momentOf(view),
  aiming: freshAiming(view, viewer),
  flight: freshFlight(view, viewer, before?.flight),
  spot: freshSpot(view, viewer),
  choice: freshChoice(view, viewer, before?.choice),
});

const read = (kept: object, key: keyof Draft): unknown => Reflect.get(kept, key);

/** One that was kept fits only at the moment it was made. */
export const parseDraft = (kept: unknown, view: View): Draft | undefined => {
  if (typeof kept !== 'object' || kept === null || read(kept, 'moment') !== momentOf(view)) return undefined;
  const aiming = parseAiming(read(kept, 'aiming'), view);
  const flight = parseFlight(read(kept, 'flight'), view);
  const spot = parseSpot(read(kept, 'spot'), view);
  const choice = parseChoice(read(kept, 'choice'), view);
  if (aiming === undefined || flight === undefined || spot === undefined || choice === undefined)
    return undefined;
  return { moment: momentOf(view), aiming, flight, spot, choice };
};

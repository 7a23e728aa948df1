/** A flight in the making: the templates that are drafted, and the one that is being turned. */
import type { Viewer } from '@tortuga/table';
import type { View } from '../../types.ts';

export interface Drafted {
  readonly angle: number;
  readonly offset: number;
}

export interface Flight {
  /** Laid on the table and not sent yet. */
  readonly route: readonly Drafted[];
  /** Of the template that is being turned. */
  readonly angle: number | undefined;
  /** On the mouth line of a Hangar. */
  readonly offset: number;
  /** The point of the ship's outline that a drift starts from: null is the farthest. */
  readonly point: number | null;
  /** The route is under way: each template is sent when the one before it has been played. */
  readonly isSending: boolean;
}

export const NO_FLIGHT: Flight = { route: [], angle: undefined, offset: 0, point: null, isSending: false };

export const freshFlight = (_view: View, _viewer: Viewer, _before: Flight | undefined): Flight => NO_FLIGHT;

export const parseFlight = (_kept: unknown, _view: View): Flight | undefined => NO_FLIGHT;

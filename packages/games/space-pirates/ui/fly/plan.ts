/** All that the parts of this table ask about a flight: where the route leads, and the template that is being turned. */
import { isRefusal, type Laying } from '../../moving.ts';
import type { Refusal, View } from '../../types.ts';
import { type Course, courseOf, type Leg, legOf, type Way, wayOf } from './course.ts';
import type { Flight } from './draft.ts';
import { type Fan, fanOf, layingOf } from './fan.ts';
import { proposalOf } from './proposal.ts';

/** The template in the hand. */
export interface Aimed {
  readonly fan: Fan;
  readonly laying: Laying;
  readonly leg: Leg | Refusal;
}

export interface Plan extends Course {
  /** Behind the route. */
  readonly way: Way;
  /** Undefined where nothing can be laid, or what lies must be flown first. */
  readonly aimed: Aimed | undefined;
}

const aimedAt = ({ sky }: Course, way: 'template' | 'drift', flight: Flight): Aimed | undefined => {
  const chosen = flight.angle === undefined ? undefined : { kind: way, ...flight, angle: flight.angle };
  const { angle, kind, offset, point } = chosen ?? proposalOf(sky, way) ?? {};
  if (angle === undefined || kind === undefined || offset === undefined || point === undefined)
    return undefined;
  const fan = fanOf(sky, { kind, offset, point });
  const laying = layingOf(fan.start, angle);
  return { fan, laying, leg: legOf(sky, laying) };
};

const make = (view: View, flight: Flight): Plan => {
  const course = courseOf(view, flight.route);
  const way = course.isOpen ? wayOf(course.sky) : 'stuck';
  return { ...course, way, aimed: way === 'stuck' ? undefined : aimedAt(course, way, flight) };
};

const plans = new WeakMap<View, WeakMap<Flight, Plan>>();

export const planOf = (view: View, flight: Flight): Plan => {
  const known = plans.get(view) ?? new WeakMap<Flight, Plan>();
  plans.set(view, known);
  const plan = known.get(flight) ?? make(view, flight);
  known.set(flight, plan);
  return plan;
};

/** The template in the hand, where it fits. */
export const aimedLeg = ({ aimed }: Plan): Leg | undefined =>
  aimed === undefined || isRefusal(aimed.leg) ? undefined : aimed.leg;

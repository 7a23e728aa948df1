/** What is said of the flight while nobody turns: what the template in the hand brings, else what all this is. */
import { pirateOf } from '../../pieces.ts';
import type { Props } from '../shown.ts';
import type { Speak } from '../words/messages.ts';
import { listed } from '../words/names.ts';
import { planOn } from './acts.ts';
import type { Fan } from './fan.ts';
import type { Plan } from './plan.ts';
import type { Teller } from './sentence.ts';

/** The things that are in the way, each once: the nearest to straight ahead first. */
const obstaclesOf = ({ arcs }: Fan, { say, nameOf }: Teller): readonly string[] => {
  const blocked = arcs
    .filter(({ into }) => into === 'blocked')
    .toSorted((one, other) => Math.abs(one.from + one.to) - Math.abs(other.from + other.to));
  const names = blocked.map(({ by, seat }) =>
    say('fly-hint-thing', {
      by: by === 'hangar-full' ? 'full' : (by ?? 'other'),
      name: seat === undefined ? '' : nameOf(seat),
    }),
  );
  return [...new Set(names)];
};

const MOST_NAMED = 3;

const fanText = (fan: Fan, teller: Teller): string => {
  const { say } = teller;
  const what = obstaclesOf(fan, teller).slice(0, MOST_NAMED);
  const isEntering = fan.arcs.some(({ into }) => into === 'enters');
  return [
    say('fly-hint-fan'),
    ...(isEntering ? [say('fly-hint-gold')] : []),
    ...(what.length > 0 ? [say('fly-hint-red', { what: listed(what, say) })] : []),
  ].join(' ');
};

const wayText = ({ view }: Props, plan: Plan, fan: Fan, teller: Teller): string => {
  const { say } = teller;
  if (pirateOf(view, view.boss).chased) return say('fly-hint-chased');
  if (plan.way === 'drift')
    return say(view.turn.card === null ? 'fly-hint-drift-cards' : 'fly-hint-drift-cornered');
  const { ship, owed } = pirateOf(plan.sky, view.boss);
  if (ship.at !== 'hangar') return fanText(fan, teller);
  return say(owed ? 'fly-hint-owed' : 'fly-hint-hangar');
};

/** Where there is no template in the hand. */
export const noteOf = ({ view, draft }: Props, say: Speak): string => {
  const { route, isSending } = draft.flight;
  if (isSending) return say('fly-flying-left', { count: route.length });
  if (route.length > 0) return say('fly-stuck-route');
  return say(view.turn.energy > 0 ? 'fly-stuck' : 'fly-hemmed-in');
};

/** What all this is; the template in the hand is spoken of beside it. */
export const hintOf = (table: Props, teller: Teller): string => {
  const plan = planOn(table);
  const { route, isSending } = table.draft.flight;
  if (plan.aimed !== undefined && !isSending) return wayText(table, plan, plan.aimed.fan, teller);
  return teller.say(route.length > 0 ? 'fly-hint-route' : 'fly-hint-end');
};

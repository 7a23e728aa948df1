/** The words of the builder: they come with it, not with the table. */
import { type ByLanguage, type Say, useSay } from '@tortuga/table';
import type { Fault } from '../../universe/fault.ts';
import en from './messages.en.json' with { type: 'json' };
import pl from './messages.pl.json' with { type: 'json' };
import type { PlacedFault } from './model/faults.ts';
import type { Plan } from './model/plan.ts';
import { calledIn, placeOf, type Thing } from './model/thing.ts';
import { toMm } from '../units.ts';

const messages: ByLanguage<typeof en> = { en, pl };
export type Speak = Say<keyof typeof en>;

export const useBuilderWords = (): Speak => useSay(messages);

export const sayThing = (plan: Plan, thing: Thing, say: Speak): string =>
  say('thing', { ...calledIn(plan, thing) });

const sayNamed = (fault: Fault, names: readonly string[], say: Speak): string => {
  const [one = '', other = ''] = names;
  switch (fault.code) {
    case 'too-few-corners':
    case 'too-large':
      return say(`fault-${fault.code}`);
    case 'wrong-number-of-bases':
      return say(`fault-${fault.code}`, { found: fault.found, wanted: fault.wanted });
    case 'too-many':
      return say(`fault-${fault.code}`, { of: fault.of });
    default:
      return say(`fault-${fault.code}`, { one, other });
  }
};

export const sayFault = (plan: Plan, { fault, things }: PlacedFault, say: Speak): string =>
  sayNamed(
    fault,
    things.map((thing) => sayThing(plan, thing, say)),
    say,
  );

/** In two words, for a tag at the thing; nothing where the fault is of the whole. */
export const sayTag = (fault: Fault, say: Speak): string =>
  'spots' in fault ? say(`tag-${fault.code}`) : '';

/** What it is, where it is, how it is turned, and what is wrong with it: for who does not see it. */
export const sayWhole = (
  plan: Plan,
  thing: Thing,
  faults: readonly PlacedFault[],
  corner: { readonly x: number; readonly y: number },
  say: Speak,
): string => {
  const { x, y } = placeOf(plan, thing) ?? corner;
  const turn = thing.kind === 'piece' ? (plan.pieces[thing.at]?.turn ?? 0) : 0;
  const tags = faults
    .filter(({ things }) => things.some(({ kind, at }) => kind === thing.kind && at === thing.at))
    .map(({ fault }) => sayTag(fault, say));
  const where = say('thing-at', {
    thing: sayThing(plan, thing, say),
    x: toMm(x - corner.x),
    y: toMm(y - corner.y),
  });
  return [where, ...(turn === 0 ? [] : [say('thing-turned', { turn })]), ...new Set(tags)].join(', ');
};

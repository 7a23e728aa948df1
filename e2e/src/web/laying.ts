/** Laying a table, on one device or for friends: who sits there, and the house rules. */
import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';
import { fewestAt } from './tables.ts';
import type { Word } from './words.ts';

export interface Plan extends HouseRules {
  readonly game: string;
  /** Those who pass the device by their names, bots, and chairs for whoever comes by the link. */
  readonly crew: readonly (Named | 'bot' | 'open')[];
  /** Anybody may come, not only who has the link. */
  readonly isListed?: boolean;
}

export interface HouseRules {
  /** Written into the page: values by the words on their fields. */
  readonly options?: readonly (readonly [Word, string])[];
  /** Asked for by the address. */
  readonly asked?: Readonly<Record<string, unknown>>;
}

interface Named {
  readonly name: string;
}

/** Those who are named, and as many bots as the game needs besides. */
export const withBots = (game: string, ...crew: Plan['crew']): Plan['crew'] => [
  ...crew,
  ...Array.from({ length: Math.max(0, Math.max(fewestAt(game), 2) - crew.length) }, () => 'bot' as const),
];

const MOST_CHAIRS = 5;

const chairsOf = ({ page, say }: Person): Locator =>
  page.getByRole('region', { name: say('web:new.heading') }).getByRole('listitem');

/** As many chairs as wanted: taken away or added one by one. */
const setChairs = async (person: Person, wanted: number): Promise<void> => {
  const { tap, button } = person;
  const chairs = chairsOf(person);
  for (let n = 0; n < MOST_CHAIRS; n++) {
    const there = await chairs.count();
    if (there === wanted) return;
    if (there < wanted) await tap(button('web:crew.add'));
    else await tap(chairs.last().getByRole('button').last());
  }
};

const sit = async (person: Person, index: number, who: Plan['crew'][number]): Promise<void> => {
  const { say, tap, write } = person;
  const chair = chairsOf(person).nth(index);
  const kind = typeof who === 'string' ? who : 'person';
  // Oneself sits on the first.
  if (index > 0) await tap(chair.getByRole('radio', { name: say(`web:chair.${kind}`), exact: true }));
  if (typeof who !== 'string') await write(chair.getByRole('textbox').first(), who.name);
};

const fillIn = async (person: Person, { crew, options = [], isListed = false }: Plan): Promise<void> => {
  const { page, say } = person;
  await person.see(page.getByRole('heading', { name: say('web:new.heading') }));
  await setChairs(person, crew.length);
  for (const [index, who] of crew.entries()) await sit(person, index, who);
  for (const [word, value] of options) {
    await person.write(page.getByRole('textbox', { name: say(word) }), value);
  }
  if (isListed) await person.tap(page.getByRole('switch', { name: say('web:listed') }));
  if (crew.length === 1) return;
  // Seats as they were given: tests know whose turn comes first.
  const order = page.getByRole('switch', { name: say('web:order') });
  await person.tap(order);
  if (await order.isChecked()) throw new Error('the seats are still drawn by lot');
};

const queryOf = ({ asked, crew }: Plan): string => {
  if (asked === undefined) return '';
  return `?${new URLSearchParams({ seats: String(crew.length), options: JSON.stringify(asked) })}`;
};

/** And sets sail. */
export const layTable = async (person: Person, plan: Plan): Promise<void> => {
  await person.open(`/local/new/${plan.game}${queryOf(plan)}`);
  await fillIn(person, plan);
  await person.tap(person.button('web:new.start', { count: plan.crew.length }));
};

/** Gives the address to invite by. */
export const layForFriends = async (person: Person, plan: Plan): Promise<string> => {
  await person.open(`/t/new/${plan.game}${queryOf(plan)}`);
  await fillIn(person, plan);
  await person.tap(person.button('web:new.open'));
  await person.see(person.page.getByRole('heading', { name: person.say('web:lobby.invite') }));
  return new URL(person.page.url()).pathname;
};

/** Comes by the link, and is ready. */
export const join = async (person: Person, path: string, name: string): Promise<void> => {
  await person.open(path);
  await sitDown(person, name);
  await person.tap(person.button('web:lobby.say-ready'));
};

/** At the table whose invitation he sees. */
export const sitDown = async (person: Person, name: string): Promise<void> => {
  await person.write(person.page.getByRole('textbox', { name: person.say('web:crew.me') }), name);
  await person.tap(person.button('web:lobby.sit'));
};

/** One more who plays at the same device. */
export const sitDownToo = async (person: Person, name: string): Promise<void> => {
  await person.tap(person.button('web:lobby.one-more').first());
  const dialog = person.page.getByRole('dialog', { name: person.say('web:lobby.one-more.title') });
  await person.write(dialog.getByRole('textbox'), name);
  await person.tap(dialog.getByRole('button', { name: person.say('web:lobby.sit') }));
};

export const setSail = async (host: Person, seats: number): Promise<void> => {
  const name = host.say('web:new.start', { count: seats });
  await host.tap(host.page.getByRole('button', { name, disabled: false }));
};

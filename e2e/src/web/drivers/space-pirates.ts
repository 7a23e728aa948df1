/** Playing Space Pirates by taps and keys: every decision begins with something legal, and the main button sends it. */
import type { Locator } from 'playwright-core';
import type { Driver } from '../driver.ts';
import type { Person } from '../person.ts';
import { choose } from '../table.ts';
import { until } from '../waiting.ts';

export const mainButton = ({ page }: Person): Locator => page.locator('#hand [data-piece="act"]');

const readyButton = ({ page }: Person): Locator =>
  page.locator('#hand [data-piece="act"]:not([aria-disabled="true"]):not([disabled])');

/** The hand while it asks for this. */
const askedFor = ({ page, see }: Person, decision: string): Promise<void> =>
  see(page.locator(`#hand [data-asked="${decision}"]`));

const send = (person: Person): Promise<void> => person.tap(readyButton(person));

const pieceOf = ({ page }: Person, piece: string): Locator => page.locator(`#hand [data-piece="${piece}"]`);

const pressTimes = async ({ press }: Person, key: string, times: number): Promise<void> => {
  for (let nth = 0; nth < times; nth++) await press(key);
};

/** What a thing is changed by: a key, and by how much. */
interface Keys {
  readonly less: string;
  readonly more: string;
  readonly by: number;
}

/** Changes what is read until it is less than a step away; what it says may come late. */
const bring = async (
  person: Person,
  read: () => Promise<number>,
  { less, more, by }: Keys,
  wanted: number,
): Promise<void> => {
  const begun = await read();
  const steps = Math.trunc((wanted - begun) / by);
  if (steps === 0) return;
  await pressTimes(person, steps < 0 ? less : more, Math.abs(steps));
  await until(async () => Math.abs(wanted - (await read())) < by, `${more} leads to ${wanted}`);
};

const arrows = (by: number, held = ''): Keys => ({ less: `${held}ArrowLeft`, more: `${held}ArrowRight`, by });

/** Degrees and percents of the flick in the making, as they are said. */
interface Aim {
  readonly angle: number;
  readonly power: number;
}

const SAMPLE = { angle: 111, power: 77 };

const numberOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

export const aimOf = async ({ page, say }: Person): Promise<Aim> => {
  const said = say('space-pirates:flick-aimed', SAMPLE).replaceAll(/[.%]/g, String.raw`\$&`);
  const pattern = said.replace(`${SAMPLE.angle}`, '([0-9.,]+)').replace(`${SAMPLE.power}`, '([0-9]+)');
  const text = await page.locator('#hand [aria-live="polite"]').first().innerText();
  const [, angle, power] = new RegExp(pattern).exec(text.replaceAll(/\s/g, ' ')) ?? [];
  return { angle: numberOf(angle), power: numberOf(power) };
};

/** The short way around. */
const turnTo = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;

/** Turned so that no turn leads over the end of the scale. */
const angleTo = (person: Person, wanted: number) => async (): Promise<number> =>
  wanted - turnTo((await aimOf(person)).angle, wanted);

const discOn = ({ page }: Person, disc: number): Locator => page.locator(`[data-flick="${disc}"]`);

const chooseDisc = async (person: Person, disc: number): Promise<void> => {
  await person.see(discOn(person, disc));
  while ((await discOn(person, disc).getAttribute('aria-checked')) !== 'true') await person.press(']');
};

/** In fives. */
const POWER: Keys = { less: 'Shift+ArrowDown', more: 'Shift+ArrowUp', by: 5 };

const flicking =
  (disc: number, angle: number, power: number) =>
  async (person: Person): Promise<void> => {
    await askedFor(person, 'flick');
    await chooseDisc(person, disc);
    const turned = angleTo(person, angle);
    await bring(person, turned, arrows(10, 'Control+'), angle);
    await bring(person, turned, arrows(1), angle);
    await bring(person, async () => (await aimOf(person)).power, POWER, power);
    await send(person);
  };

/** Millimetres: where that lies which is about to be put. */
const spotOf = async ({ page }: Person): Promise<readonly [number, number]> => {
  const style = (await page.locator('#board [data-piece="spot"]').first().getAttribute('style')) ?? '';
  const [, x, y] = /translate\((-?[0-9.]+)px, (-?[0-9.]+)px\)/.exec(style) ?? [];
  return [Number(x), Number(y)];
};

const DOWN: Keys = { less: 'ArrowUp', more: 'ArrowDown', by: 10 };

const moveSpot = async (person: Person, x: number, y: number): Promise<void> => {
  await person.see(person.page.locator('#hand output'));
  await bring(person, async () => (await spotOf(person))[0], arrows(10), x);
  await bring(person, async () => (await spotOf(person))[1], DOWN, y);
};

const placing =
  (cargo: 'gases' | 'asteroid', x: number, y: number) =>
  async (person: Person): Promise<void> => {
    await askedFor(person, 'place');
    const name = person.say(`space-pirates:cargo-${cargo}`);
    await choose(person, person.page.locator('#hand').getByRole('button', { name, exact: true }));
    await moveSpot(person, x, y);
    await send(person);
  };

const callingStorm =
  (x: number, y: number) =>
  async (person: Person): Promise<void> => {
    await askedFor(person, 'storm');
    await moveSpot(person, x, y);
    await send(person);
  };

export const dial = ({ page }: Person): Locator => page.locator('#hand').getByRole('slider');

/** Degrees to the right of straight on. */
export const turnOf = async (person: Person): Promise<number> =>
  Number(await dial(person).getAttribute('aria-valuenow'));

const turning = async (person: Person, degrees: number): Promise<void> => {
  await askedFor(person, 'move');
  await person.see(readyButton(person));
  await person.see(dial(person));
  await bring(person, () => turnOf(person), arrows(10, 'Control+'), degrees);
  await bring(person, () => turnOf(person), arrows(1), degrees);
};

/** What flies what lies there, beside the main button. */
const flyButton = ({ page, say }: Person): Locator =>
  page
    .locator('#hand button:not([data-piece="act"])')
    .and(page.getByRole('button', { name: say('space-pirates:fly-fly', { count: 1 }), exact: true }));

/** It must be flown before anything else can be laid: it is laid and flown at once. */
const isLast = async (person: Person): Promise<boolean> =>
  (await mainButton(person).innerText()).includes(person.say('space-pirates:fly-fly', { count: 1 }));

/** Lays it, and flies it. */
const flying =
  (degrees: number) =>
  async (person: Person): Promise<void> => {
    await turning(person, degrees);
    const isFlown = await isLast(person);
    await send(person);
    if (!isFlown) await person.tap(flyButton(person));
  };

/** Steps of 5 mm from the middle of the line of a Hangar to its right end. */
const TO_THE_END = 7;

const leavingOnTheRight = async (person: Person): Promise<void> => {
  const { page, say, tap } = person;
  await turning(person, 0);
  const name = `${say('space-pirates:fly-start')}: ${say('space-pirates:fly-farther-starboard')}`;
  for (let step = 0; step < TO_THE_END; step++) await tap(page.getByRole('button', { name, exact: true }));
  await flying(0)(person);
};

const playing =
  (card: string) =>
  async (person: Person): Promise<void> => {
    await askedFor(person, 'card');
    await choose(person, pieceOf(person, `card-${card}-0`));
    await send(person);
  };

const beginning =
  (hazard: string) =>
  async (person: Person): Promise<void> => {
    await askedFor(person, 'hazards');
    await person.tap(pieceOf(person, `hazard-${hazard}`));
    await send(person);
  };

const skipping = async (person: Person): Promise<void> => {
  await askedFor(person, 'dock');
  await person.tap(person.button('space-pirates:dock-skip-fill'));
};

/** What is proposed in this step of a visit. */
const docking = async (person: Person): Promise<void> => {
  await askedFor(person, 'dock');
  await send(person);
};

const baseButton = ({ page }: Person, number: number): Locator =>
  page.locator(`#hand [aria-keyshortcuts="${number}"]`);

const choosingBase =
  (number: number) =>
  async (person: Person): Promise<void> => {
    await askedFor(person, 'hangar');
    await choose(person, baseButton(person, number));
  };

const entrance =
  (number: number) =>
  async (person: Person): Promise<void> => {
    await choosingBase(number)(person);
    await send(person);
  };

export const driver: Driver = {
  short: () => ({ asked: { rounds: 3 } }),
  asked: readyButton,
  act: (person) => person.tap(readyButton(person)),
  actByKeys: ({ press }) => press('Enter'),
  ponder: choosingBase(3),
  pondered: ({ page }) =>
    page
      .locator('#hand [aria-pressed="true"]')
      .evaluateAll((bases) => bases.map((base) => base.getAttribute('aria-label'))),
  keys: [
    ...['place', 'order', 'skip', 'all', 'move', 'move-little', 'disc', 'put'].map(
      (key) => `space-pirates:key-${key}` as const,
    ),
    ...['power', 'flick'].map((key) => `space-pirates:flick-key-${key}` as const),
    ...['turn', 'back', 'end'].map((key) => `space-pirates:fly-key-${key}` as const),
  ],
  lesson: [
    ['space-pirates:learn-hangar', entrance(1)],
    ['space-pirates:learn-place', placing('gases', 175, 230)],
    ['space-pirates:learn-flick', flicking(4, 180, 12)],
    ['space-pirates:learn-card', playing('4-LF')],
    ['space-pirates:learn-hazards', beginning('L')],
    ['space-pirates:learn-asteroid', placing('asteroid', 360, 185)],
    ['space-pirates:learn-own-flick', flicking(2, 112, 10)],
    ['space-pirates:learn-leave', flying(25)],
    ['space-pirates:learn-template', flying(0)],
    ['space-pirates:learn-on', flying(35)],
    ['space-pirates:learn-enter', flying(30)],
    ['space-pirates:learn-look', docking],
    ['space-pirates:learn-sell', docking],
    ['space-pirates:learn-skip', skipping],
    ['space-pirates:learn-for-kraken', flicking(1, 45, 12)],
    ['space-pirates:learn-second', playing('3-RS')],
    ['space-pirates:learn-storm-first', beginning('S')],
    ['space-pirates:learn-storm', callingStorm(360, 160)],
    ['space-pirates:learn-loop', leavingOnTheRight],
    ['space-pirates:learn-turn-left', flying(-90)],
    ['space-pirates:learn-home', flying(-90)],
    ['space-pirates:learn-buy', docking],
    ['space-pirates:learn-sell-more', docking],
    ['space-pirates:learn-fill', docking],
  ],
  stray: {
    reading: 'space-pirates:learn-welcome',
    act: entrance(2),
    undo: choosingBase(1),
  },
};

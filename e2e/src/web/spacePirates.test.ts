/** What only the table of Space Pirates has: flicks and flights by keys, and faces that nobody else is shown. */
import { games } from '@tortuga/games';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { passToTheEnd, playToTheEnd, untilTurnOf } from './driver.ts';
import { aimOf, dial, driver, mainButton } from './drivers/space-pirates.ts';
import { keepMatch } from './keptMatch.ts';
import { join, layForFriends, layTable, setSail } from './laying.ts';
import { lookOf } from './look.ts';
import type { Person } from './person.ts';
import { setStage } from './stage.ts';
import { curtainFor, endOf, firstOf, lift, placesIn } from './table.ts';
import { until } from './waiting.ts';

const game = 'space-pirates';

/** Ann's Energy cards, the Market card of her base, and what she draws: nobody else may be shown a face of these. */
interface Hidden {
  readonly market: string;
  readonly hand: string;
  readonly drawn: readonly string[];
}

const WORLDS: readonly [Hidden, Hidden] = [
  { market: '1 6 9', hand: '1:LFS 2:LFW 3:RFA 4:LF 5:LA', drawn: ['minerals', 'metals', 'gases'] },
  { market: '4 2 9', hand: '1:RFS 2:RFW 3:LFS 4:RW 5:RF', drawn: ['hitech', 'police', 'asteroid'] },
];

/** Ann has drawn and placed three Freighters, which Bea is to flick. */
const placed = ({ market, hand, drawn }: Hidden): readonly string[] => [
  `chance setup ${market}`,
  `chance energy ${hand}`,
  'chance energy 1:LWA 2:RFA 3:LW 4:LA 5:LF',
  '0 hangar 0',
  '1 hangar 2',
  ...drawn.map((type) => `chance draw ${type}`),
  '0 place 3 1673 3170',
  '0 place 2 1409 2918',
  '0 place 1 1429 2484',
];

const kept = (hidden: Hidden): string => {
  const rules = games.find(({ id }) => id === game);
  if (rules === undefined) throw new Error('there is no such game');
  return keepMatch(rules, 'hidden-faces', {
    names: ['Ann', 'Bea'],
    options: { rounds: 3 },
    entries: placed(hidden),
  });
};

describe.skipIf(!hasChromium)('Space Pirates', () => {
  const stage = setStage();

  test.each([
    [2, { size: 'phone', language: 'pl' }],
    [3, { size: 'desktop', language: 'en' }],
    [4, { size: 'phone', language: 'en' }],
  ] as const)('a whole game of %i, all by keys, flicks included', async (seats, ways) => {
    const anne = await stage.enter(ways);
    const bots = Array.from({ length: seats - 1 }, () => 'bot' as const);
    await layTable(anne, { game, crew: [{ name: 'Anne' }, ...bots], ...driver.short(seats) });
    while ((await firstOf(endOf(anne), driver.asked(anne))) === 1) await driver.actByKeys(anne);
    expect(await placesIn(anne)).toHaveLength(seats);
  });

  test('passed from hand to hand to the end: whatever Ann holds and draws, Bea’s page is the same', async () => {
    const looks: string[][] = [];
    for (const hidden of WORLDS) {
      const sofa = await stage.enter({ luck: 'one device', before: kept(hidden) });
      await sofa.open('/local/hidden-faces');
      await sofa.see(curtainFor(sofa, 'Bea'));
      const behindCurtain = await lookOf(sofa);
      await lift(sofa, 'Bea');
      await sofa.see(driver.asked(sofa));
      // The odds of her flick are told last.
      await sofa.see(sofa.page.getByText(sofa.say('space-pirates:flick-odds', { leaves: 0 })));
      const look = await lookOf(sofa);
      await untilTurnIsAnns(sofa);
      looks.push([behindCurtain, look, await lookOf(sofa)]);
      if (hidden === WORLDS[0]) await passToTheEnd(driver, sofa, ['Ann', 'Bea']);
    }
    const [[curtain, bea, ann] = [], [otherCurtain, otherBea, otherAnn] = []] = looks;
    expect(curtain).toBe(otherCurtain);
    expect(bea).toBe(otherBea);
    // Not because looking shows nothing: Ann sees her own.
    expect(ann).not.toBe(otherAnn);
  });

  const untilTurnIsAnns = async (sofa: Person): Promise<void> => {
    while ((await firstOf(driver.asked(sofa), curtainFor(sofa, 'Ann'))) === 0) await driver.act(sofa);
    await lift(sofa, 'Ann');
    await sofa.see(driver.asked(sofa));
  };

  /** What is drafted rests, and is kept; then the page is there again, and asks. */
  const reload = async (person: Person, drafted: string): Promise<void> => {
    const isKept = (): Promise<boolean> =>
      person.page.evaluate(
        (wanted) => Object.values(localStorage).some((each) => String(each).includes(wanted)),
        drafted,
      );
    await until(isKept, `${drafted} in a draft that is kept`);
    await person.page.reload();
    await person.see(driver.asked(person));
  };

  const whatIsAsked = ({ page }: Person): Locator => page.locator('#hand [data-asked]');

  /** They do what they are asked for until she is asked for this. */
  const untilAsked = async (ann: Person, bob: Person, decision: string): Promise<void> => {
    for (;;) {
      await untilTurnOf(driver, ann, [bob]);
      if ((await whatIsAsked(ann).getAttribute('data-asked')) === decision) return;
      await driver.act(ann);
    }
  };

  const reloadInMidFlick = async (ann: Person): Promise<void> => {
    const { angle, power } = await aimOf(ann);
    for (const key of ['Control+ArrowRight', 'ArrowRight', 'Shift+ArrowUp']) await ann.press(key);
    await expect.poll(async () => (await aimOf(ann)).power).toBe(power + 5);
    const turned = await aimOf(ann);
    expect(turned.angle).not.toBe(angle);
    await reload(ann, `"angle":${Math.round(10 * turned.angle)}`);
    expect(await aimOf(ann)).toEqual(turned);
  };

  const reloadInMidFlight = async (ann: Person): Promise<void> => {
    await ann.see(dial(ann));
    const heading = (): Promise<string | null> => dial(ann).getAttribute('aria-valuetext');
    const begun = await heading();
    await ann.press('Control+ArrowRight');
    await expect.poll(heading).not.toBe(begun);
    const turned = await heading();
    const act = await mainButton(ann).innerText();
    await reload(ann, '"angle":');
    expect(await heading()).toBe(turned);
    expect(await mainButton(ann).innerText()).toBe(act);
  };

  test('two friends, one of whom reloads in mid-flick and in mid-flight, and one who looks on', async () => {
    const ann = await stage.enter();
    const bob = await stage.enter({ size: 'phone', language: 'pl' });
    const path = await layForFriends(ann, { game, crew: [{ name: 'Ann' }, 'open'], ...driver.short(2) });
    await join(bob, path, 'Bob');
    await setSail(ann, 2);
    const eve = await stage.enter();
    await eve.open(path);
    await eve.see(eve.page.getByText(eve.say('match:watching')).first());
    await untilAsked(ann, bob, 'flick');
    await reloadInMidFlick(ann);
    await untilAsked(ann, bob, 'move');
    await reloadInMidFlight(ann);
    await Promise.all([ann, bob].map((each) => playToTheEnd(driver, each)));
    expect(await placesIn(bob)).toEqual(await placesIn(ann));
    expect(await placesIn(eve)).toEqual(await placesIn(ann));
  });
});

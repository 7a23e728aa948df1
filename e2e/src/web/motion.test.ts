import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { cardAsked, handCard, harbourOf, lay, layButton, planet } from './kosmiczniPiraci.ts';
import { layTable } from './laying.ts';
import { COUNTING, type Watched, watchFlights } from './motion.ts';
import { looseDice, mainButton, stopButton } from './piratenKapern.ts';
import { setStage } from './stage.ts';
import { choose, curtainFor, firstOf, lift } from './table.ts';

const moving = { isMoving: true, before: COUNTING } as const;

/** Many frames one after another: slow motion would take too long. */
const AS_IT_IS = 1;

/** Enough to have seen the middle of it. */
const FEWEST_LOOKS = 3;

const expectCalm = ({ flights, astray }: Watched): void => {
  expect(astray).toBe(0);
  expect(flights.length).toBeGreaterThan(0);
  for (const flight of flights) {
    expect(flight).toMatchObject({ layouts: 0, commits: 0, strays: [] });
  }
  expect(Math.max(...flights.map(({ looks }) => looks))).toBeGreaterThanOrEqual(FEWEST_LOOKS);
};

describe.skipIf(!hasChromium)('while pieces move, nothing is laid out and React rests', () => {
  const stage = setStage();

  test('dice tumble', async () => {
    const sofa = await stage.enter(moving);
    await layTable(sofa, { game: 'piraten-kapern', crew: [{ name: 'Ann' }, { name: 'Bea' }] });
    // The first throw may have ended the first turn.
    const curtains = ['Ann', 'Bea'].map((name) => curtainFor(sofa, name));
    await sofa.tap(curtains[await firstOf(...curtains)] ?? sofa.page.locator('none'));
    await sofa.see(stopButton(sofa));
    for (const nth of [0, 1]) await sofa.tap(looseDice(sofa).nth(nth));
    const rest = [stopButton(sofa), ...curtains].reduce((one, other) => one.or(other));
    expectCalm(await watchFlights(sofa, () => mainButton(sofa).click(), rest));
  });

  test('a card turns and a ship sails', async () => {
    const sofa = await stage.enter(moving);
    await layTable(sofa, { game: 'kosmiczni-piraci', crew: ['Ann', 'Bea', 'Cid'].map((name) => ({ name })) });
    await lift(sofa, 'Ann');
    const harbour = await harbourOf(sofa);
    await lay(sofa, handCard(sofa, '5'), harbour);
    await lift(sofa, 'Bea');
    await choose(sofa, handCard(sofa, '6'));
    await choose(sofa, planet(sofa, harbour));
    expectCalm(await watchFlights(sofa, () => layButton(sofa).click(), curtainFor(sofa, 'Cid')));
  });

  test('bots play a round of Piraten Kapern', async () => {
    const anne = await stage.enter(moving);
    await layTable(anne, { game: 'piraten-kapern', crew: [{ name: 'Anne' }, 'bot'] });
    const stop = stopButton(anne);
    await anne.see(stop);
    expectCalm(await watchFlights(anne, () => stop.click(), stop, AS_IT_IS));
  });

  test('bots play a round of Kosmiczni Piraci', async () => {
    const anne = await stage.enter(moving);
    await layTable(anne, { game: 'kosmiczni-piraci', crew: [{ name: 'Anne' }, 'bot', 'bot'] });
    await choose(anne, handCard(anne, '5'));
    await choose(anne, planet(anne, await harbourOf(anne)));
    expectCalm(await watchFlights(anne, () => layButton(anne).click(), cardAsked(anne), AS_IT_IS));
    // Where the cards of others came from.
    await anne.see(anne.page.locator('[data-piece="seat-1"]'));
  });

  test('a first game of Piraten Kapern is dealt', async () => {
    const anne = await stage.enter(moving);
    await anne.open('/learn/piraten-kapern');
    const next = anne.button('match:learn.next');
    await anne.see(next);
    const told = anne.page.getByText(anne.say('piraten-kapern:learn-card')).first();
    expectCalm(await watchFlights(anne, () => next.click(), told, AS_IT_IS));
  });

  test('in a first game of Kosmiczni Piraci one lays a card, and another turns it up', async () => {
    const anne = await stage.enter(moving);
    await anne.open('/learn/kosmiczni-piraci');
    const next = anne.button('match:learn.next');
    for (let step = 0; step < 3; step++) await anne.tap(next);
    await choose(anne, handCard(anne, '6'));
    await choose(anne, planet(anne, 1));
    const lain = anne.page.getByText(anne.say('kosmiczni-piraci:learn-hidden')).first();
    expectCalm(await watchFlights(anne, () => layButton(anne).click(), lain));
    const turned = anne.page.getByText(anne.say('kosmiczni-piraci:learn-turned')).first();
    expectCalm(await watchFlights(anne, () => next.click(), turned, AS_IT_IS));
  });
});

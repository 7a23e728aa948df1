import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { groupCommit, sqliteStore } from '@tortuga/server';
import { steadyPort } from '@tortuga/server/testing';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { join, layForFriends, setSail } from './laying.ts';
import type { Person } from './person.ts';
import { playToTheEnd, untilTurnOf } from './driver.ts';
import { chosenDice, driver, looseDice, mainButton, stopButton } from './drivers/piraten-kapern.ts';
import { openSite, type Site } from './site.ts';
import { setStage } from './stage.ts';
import { placesIn } from './table.ts';

/** What a browser says of a line that was cut. */
const CUT = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|WebSocket/;

const CREW = [{ name: 'Ann' }, 'open'] as const;
const PLAN = { game: 'piraten-kapern', crew: CREW, ...driver.short(2) } as const;

describe.skipIf(!hasChromium)('friends on a server', () => {
  const stage = setStage();

  /** At sea: Ann at a desk, Bob on a phone, each in a language of his own. */
  const gather = async (enter: typeof stage.enter): Promise<readonly [Person, Person, string]> => {
    const ann = await enter({ forgives: CUT });
    const bob = await enter({ size: 'phone', language: 'pl', forgives: CUT });
    const path = await layForFriends(ann, PLAN);
    await join(bob, path, 'Bob');
    await setSail(ann, CREW.length);
    return [ann, bob, path];
  };

  test('play a whole game: one reloads in the middle of a turn, one loses the line for a while, one looks on', async () => {
    const [ann, bob, path] = await gather(stage.enter);
    const eve = await stage.enter();
    await eve.open(path);
    await eve.see(eve.page.getByText(eve.say('match:watching')).first());

    await untilTurnOf(driver, ann, [bob]);
    await ann.tap(looseDice(ann).nth(0));
    await ann.tap(looseDice(ann).nth(1));
    const chosen = await chosenDice(ann);
    expect(chosen).toHaveLength(2);
    await ann.page.reload();
    await ann.see(stopButton(ann));
    expect(await chosenDice(ann)).toEqual(chosen);

    await bob.context.setOffline(true);
    const lost = bob.page.getByText(bob.say('match:line.lost'));
    await bob.see(lost);
    await ann.tap(mainButton(ann));
    await bob.context.setOffline(false);
    await lost.waitFor({ state: 'hidden' });

    await Promise.all([ann, bob].map((each) => playToTheEnd(driver, each)));
    const places = await placesIn(ann);
    expect(places).toHaveLength(2);
    expect(await placesIn(bob)).toEqual(places);
    expect(await placesIn(eve)).toEqual(places);
  });

  test('lose nothing when the server is started again', async () => {
    const folder = await mkdtemp(joinPath(tmpdir(), 'tortuga-'));
    const port = await steadyPort();
    const open = async (): Promise<Site> =>
      openSite({ store: groupCommit(await sqliteStore(joinPath(folder, 'tortuga.sqlite'))), port });
    const before = await open();
    const [ann, bob] = await gather((ways) => stage.enterAt(before, ways));
    await untilTurnOf(driver, ann, [bob]);
    await before.close();
    await ann.see(ann.page.getByText(ann.say('match:line.lost')));
    const after = await open();
    await Promise.all([ann, bob].map((each) => playToTheEnd(driver, each)));
    expect(await placesIn(bob)).toEqual(await placesIn(ann));
    await Promise.all([ann, bob].map(({ context }) => context.close()));
    await after.close();
    await rm(folder, { recursive: true });
  });

  test('play again, at a table that both are led to', async () => {
    const [ann, bob, path] = await gather(stage.enter);
    await Promise.all([ann, bob].map((each) => playToTheEnd(driver, each)));
    await ann.tap(ann.button('match:end.again'));
    await ann.page.waitForURL((url) => url.pathname.startsWith('/t/') && url.pathname !== path);
    await bob.tap(bob.button('match:end.follow'));
    await bob.page.waitForURL(ann.page.url());
  });
});

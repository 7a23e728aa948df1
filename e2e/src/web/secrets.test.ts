import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { cardAsked, handCard, lay } from './drivers/kosmiczni-piraci.ts';
import { join, layForFriends, setSail } from './laying.ts';
import { lookOf } from './look.ts';
import { steeredChance } from './luck.ts';
import type { Person } from './person.ts';
import { openSite, type Site } from './site.ts';
import { setStage } from './stage.ts';

const CREW = [{ name: 'Ann' }, 'open', 'open'] as const;

type Name = 'ann' | 'bea' | 'cid' | 'eve';

/** All that somebody's browser was given: by the server, by the page, and by what it keeps. */
interface Given {
  readonly heard: readonly string[];
  readonly kept: string;
  readonly look: string;
}

/** Times of day are no secret, and differ between two worlds. */
const timeless = (text: string): string => text.replaceAll(/\b1\d{12}\b/g, 'then');

/** Who sits where and who is online: it holds nothing of the game, and how often it is told depends on how fast others came. */
const isOfRoom = (message: string): boolean => message.includes('"room":{');

const givenTo = async (person: Person): Promise<Given> => {
  const kept = await person.page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      Object.keys(localStorage)
        .toSorted()
        .map((key) => [key, localStorage.getItem(key)]),
      databases,
    ]);
  });
  return {
    heard: person.heard.filter((message) => !isOfRoom(message)),
    kept: timeless(kept),
    look: await lookOf(person),
  };
};

describe.skipIf(!hasChromium)('online', () => {
  const stage = setStage();

  const gather = async (site: Site): Promise<Readonly<Record<Name, Person>>> => {
    const enter = (luck: string) => stage.enterAt(site, { luck });
    const people = {
      ann: await enter('a'),
      bea: await enter('b'),
      cid: await enter('c'),
      eve: await enter('e'),
    };
    const { ann, bea, cid, eve } = people;
    const path = await layForFriends(ann, { game: 'kosmiczni-piraci', crew: CREW });
    await join(bea, path, 'Bea');
    await join(cid, path, 'Cid');
    await setSail(ann, CREW.length);
    await eve.open(path);
    await eve.see(eve.page.getByText(eve.say('match:watching')).first());
    return people;
  };

  /** Bea has laid that card face down, and all have seen that she laid one. */
  const playIn = async (port: number, card: string) => {
    const chance = steeredChance();
    chance.begin('two worlds');
    const site = await openSite({ chance, port });
    const people = await gather(site);
    const { ann, bea, cid, eve } = people;
    await ann.see(cardAsked(ann));
    await lay(ann, handCard(ann, '5'), 1);
    await bea.see(cardAsked(bea));
    await lay(bea, handCard(bea, card), 2);
    await cid.see(cardAsked(cid));
    for (const each of [ann, cid, eve]) {
      const onto = each.say('kosmiczni-piraci:onto-2');
      await each.see(
        each.page.getByText(each.say('kosmiczni-piraci:told-laid', { name: 'Bea', onto })).first(),
      );
    }
    const given = {
      ann: await givenTo(ann),
      bea: await givenTo(bea),
      cid: await givenTo(cid),
      eve: await givenTo(eve),
    };
    await Promise.all(Object.values(people).map(({ context }) => context.close()));
    await site.close();
    return { port: Number(new URL(site.url).port), given };
  };

  test('nobody is given what Bea has laid face down: not by the server, not in the page, not in the store', async () => {
    const { port, given: one } = await playIn(0, '3');
    const { given: other } = await playIn(port, '6');
    for (const name of ['ann', 'cid', 'eve'] as const)
      expect({ name, ...one[name] }).toEqual({ name, ...other[name] });
    // Not because nothing is given: her own she knows.
    expect(one.bea.heard).not.toEqual(other.bea.heard);
    expect(one.bea.look).not.toEqual(other.bea.look);
    expect(one.ann.heard.join(' ')).toContain('"view"');
  });
});

/** One site for all tests of a file, in the one browser of the run; people come and go with each test. */
import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openBrowser } from '../browser.ts';
import { inRepository } from '../repository.ts';
import { steeredChance } from './luck.ts';
import { enter, type Person, seenBy, type Ways } from './person.ts';
import { openSite, type Site } from './site.ts';

export interface Stage {
  readonly enter: (ways?: Partial<Ways>) => Promise<Person>;
  /** At another site than the file's own. */
  readonly enterAt: (site: Site, ways?: Partial<Ways>) => Promise<Person>;
}

/** What one would have seen. */
const FAILED = inRepository('screenshots/failed');

const picture = async (people: readonly Person[], test: string): Promise<void> => {
  await mkdir(FAILED, { recursive: true });
  const name = test.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80);
  for (const [index, person] of people.entries()) {
    const { page } = person;
    if (page.isClosed()) continue;
    await seenBy(person, () => page.screenshot({ path: `${FAILED}/${name}-${index}.png` }));
  }
};

export const setStage = (): Stage => {
  const people: Person[] = [];
  let site: Site | undefined;
  let browser: Browser | undefined;
  const chance = steeredChance();
  let name = '';
  const enterAt = async (url: string, ways: Partial<Ways>): Promise<Person> => {
    if (browser === undefined) throw new Error('people enter during tests');
    const luck = `${name} ${people.length}`;
    const person = await enter(browser, url, { luck, ...ways });
    people.push(person);
    return person;
  };

  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite({ chance }), openBrowser()]);
  });
  beforeEach(({ task }) => {
    name = task.name;
    chance.begin(name);
  });
  afterEach(async ({ task }) => {
    const leaving = people.splice(0);
    if (task.result?.state === 'fail') await picture(leaving, task.name);
    for (const { context } of leaving) await context.close();
    expect(leaving.flatMap(({ troubles }) => troubles)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  return {
    enter: (ways = {}) => enterAt(site?.url ?? '', ways),
    enterAt: ({ url }, ways = {}) => enterAt(url, ways),
  };
};

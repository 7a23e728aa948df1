/** Pictures of every page and every state of a table, at both sizes and in both languages: `npm run screenshots`. */
import { mkdir, rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../chromium.ts';
import { inRepository } from '../repository.ts';
import { exhibitsIn, lookAt, ROOMS } from './gallery.ts';
import { DRIVEN, type Driven, playToTheEnd } from './driver.ts';
import { join, layForFriends, layTable, withBots } from './laying.ts';
import { enter, type Person, type Size, seenBy } from './person.ts';
import { openPage, PAGES } from './pages.ts';
import { openSite, type Site } from './site.ts';
import { curtainFor } from './table.ts';
import { LANGUAGES, type Language } from './words.ts';

const FOLDER = inRepository('screenshots');

type Shoot = (name: string) => Promise<void>;

interface Session {
  readonly person: Person;
  readonly shoot: Shoot;
  /** Somebody else, who is not in the picture. */
  readonly another: () => Promise<Person>;
}

const shootPages = async ({ person, shoot }: Session): Promise<void> => {
  for (const { name, path } of PAGES) {
    await openPage(person, path);
    await shoot(`page-${name}`);
  }
};

const shootGallery = async ({ person, shoot }: Session): Promise<void> => {
  for (const room of ROOMS) {
    for (const path of await exhibitsIn(person, room, 'all')) {
      await lookAt(person, path);
      await shoot(path.slice(1).replaceAll('/', '-'));
    }
  }
};

const shootMatch = async ({ person, shoot }: Session, { game, driver }: Driven): Promise<void> => {
  const { short, asked, ponder } = driver;
  const crew = withBots(game, { name: 'Maja' });
  await layTable(person, { game, crew, ...short(crew.length) });
  await person.see(asked(person));
  await shoot(`match-${game}`);
  await ponder(person);
  await shoot(`match-${game}-pondered`);
  const menu = person.page.getByRole('button', { name: person.say('web:menu'), exact: true });
  await person.tap(menu);
  await shoot(`match-${game}-menu`);
  await person.tap(menu);
  await person.page.reload();
  await person.see(person.page.locator('#hand [data-main]'));
  await playToTheEnd(driver, person);
  await shoot(`match-${game}-end`);
};

const shootSofa = async ({ person, shoot }: Session, { game }: Driven): Promise<void> => {
  const crew = ['Maja', 'Nina', 'Ola'].map((name) => ({ name }));
  await layTable(person, { game, crew });
  await person.see(curtainFor(person, 'Maja'));
  await shoot(`curtain-${game}`);
};

const shootLobby = async ({ person, shoot, another }: Session, { game }: Driven): Promise<void> => {
  const path = await layForFriends(person, { game, crew: [{ name: 'Maja' }, 'open', 'bot'] });
  await shoot(`lobby-${game}`);
  const guest = await another();
  await join(guest, path, 'Nina');
  await person.see(person.page.getByText('Nina').first());
  await shoot(`lobby-${game}-guest`);
  await guest.context.close();
};

const shootLesson = async ({ person, shoot }: Session, { game }: Driven): Promise<void> => {
  await person.open(`/learn/${game}`);
  await person.see(person.button('match:learn.next'));
  await shoot(`learn-${game}`);
};

const PARTS: readonly ((session: Session) => Promise<void>)[] = [
  shootPages,
  ...DRIVEN.flatMap((driven) =>
    [shootLobby, shootLesson, shootMatch, shootSofa].map(
      (part) => (session: Session) => part(session, driven),
    ),
  ),
  shootGallery,
];

const visit = async (browser: Browser, { url }: Site, size: Size, language: Language): Promise<number> => {
  const folder = `${FOLDER}/${size}-${language}`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let taken = 0;
  const ways = { size, language, luck: 'screenshots' };
  for (const part of PARTS) {
    const person = await enter(browser, url, ways);
    const shoot: Shoot = async (name) => {
      await person.page.evaluate(() => document.fonts.ready.then(() => undefined));
      await seenBy(person, () =>
        person.page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' }),
      );
      taken += 1;
    };
    await part({ person, shoot, another: () => enter(browser, url, { ...ways, luck: 'another' }) });
    await person.context.close();
  }
  return taken;
};

const site = await openSite();
const browser = await launchChromium();
for (const size of ['desktop', 'phone'] as const) {
  for (const language of LANGUAGES) {
    const taken = await visit(browser, site, size, language);
    console.log(`${taken} pictures in screenshots/${size}-${language}`);
  }
}
await browser.close();
await site.close();

/** What hangs in the gallery: every piece and every table in every state. */
import type { Person } from './person.ts';
import { TABLES } from './tables.ts';
import { untilGone, untilSeen, untilThere } from './waiting.ts';

export const ROOMS: readonly string[] = ['kit', ...TABLES];

/** Opens a room. */
const enterRoom = async (person: Person, room: string): Promise<void> => {
  await person.open(`/gallery/${room}`);
  await untilSeen(person.page.locator('section').first());
};

/** The addresses of its exhibits, each alone: all, or those that fill a page and hang nowhere else. */
export const exhibitsIn = async (
  person: Person,
  room: string,
  which: 'all' | 'pages',
): Promise<readonly string[]> => {
  await enterRoom(person, room);
  const hung = which === 'all' ? 'section' : 'section:not(:has(> :nth-child(2)))';
  const links = person.page.locator(`${hung} > h2 > a`);
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
};

/**
 * Goes to one within the page, and waits until it hangs there: before that there is what hung there last, nothing, or a word
 * of patience.
 */
export const lookAt = async ({ page }: Person, path: string): Promise<void> => {
  await page.evaluate((to) => {
    const isElsewhere = new URL(to, location.href).pathname !== location.pathname;
    if (isElsewhere)
      for (const left of document.querySelectorAll('main, dialog')) left.setAttribute('data-left', '');
    history.pushState(null, '', to);
  }, path);
  await untilGone(page.locator('[data-left]'));
  const hung = page.locator('main > :not([role="status"]), dialog > *');
  await untilThere(hung);
};

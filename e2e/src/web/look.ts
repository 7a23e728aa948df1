/** All that a page gives away: to eyes, to scripts, to whoever reads its source, and to a screen reader. */
import type { Person } from './person.ts';

const heardBy = async ({ page, context }: Person): Promise<string> => {
  const client = await context.newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, value, description }) =>
      [role, name, value, description].map((each) => String(each?.value ?? '')).join(' | '),
    )
    .join('\n');
};

/** Once nothing moves or is reckoned any more, and a curtain can be lifted. */
export const lookOf = async (person: Person): Promise<string> => {
  const { page } = person;
  await page.waitForFunction(
    () =>
      document.getAnimations().length === 0 &&
      document.querySelector('[data-gliding], [aria-busy="true"]') === null &&
      document.querySelector('dialog[open] [data-main][aria-disabled]') === null,
  );
  return `${await page.content()}\n${await heardBy(person)}`;
};

/** Every page that is no table: its address, and a name for its picture. */
import type { Person } from './person.ts';
import { TABLES } from './tables.ts';

interface Paged {
  readonly name: string;
  readonly path: string;
}

const ofGame = (id: string): readonly Paged[] => [
  { name: `new-${id}`, path: `/local/new/${id}` },
  { name: `invite-${id}`, path: `/t/new/${id}` },
  { name: `rules-${id}`, path: `/rules/${id}` },
];

export const PAGES: readonly Paged[] = [
  { name: 'home', path: '/' },
  ...TABLES.flatMap(ofGame),
  { name: 'universe', path: '/universe' },
  { name: 'settings', path: '/settings' },
  { name: 'no-such-local-match', path: '/local/nothing-kept-here' },
  { name: 'no-such-table', path: '/t/nosuchtable1' },
  { name: 'take-over', path: '/t/nosuchtable1/device/abcdefgh' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'gallery', path: '/gallery' },
];

/** The browser's own complaint about what is asked for and not there. */
export const NO_SUCH = /404/;

export const openPage = async (person: Person, path: string): Promise<void> => {
  await person.open(path);
  await person.see(person.page.getByRole('heading').first());
};

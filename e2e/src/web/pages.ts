/** Every page that is no table: its address, and a name for its picture. */
export const PAGES: readonly { readonly name: string; readonly path: string }[] = [
  { name: 'home', path: '/' },
  { name: 'new-piraten-kapern', path: '/local/new/piraten-kapern' },
  { name: 'new-kosmiczni-piraci', path: '/local/new/kosmiczni-piraci' },
  { name: 'invite-piraten-kapern', path: '/t/new/piraten-kapern' },
  { name: 'invite-kosmiczni-piraci', path: '/t/new/kosmiczni-piraci' },
  { name: 'settings', path: '/settings' },
  { name: 'rules-piraten-kapern', path: '/rules/piraten-kapern' },
  { name: 'rules-kosmiczni-piraci', path: '/rules/kosmiczni-piraci' },
  { name: 'no-such-local-match', path: '/local/nothing-kept-here' },
  { name: 'no-such-table', path: '/t/nosuchtable1' },
  { name: 'take-over', path: '/t/nosuchtable1/device/abcdefgh' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'gallery', path: '/gallery' },
];

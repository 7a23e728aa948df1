/** The addresses of all pictures of this table, by the names of their files: `alien-A`, `background-1`, `lesson-five`. */
const files = import.meta.glob<string>('./art/*.svg', { query: '?url', import: 'default', eager: true });

export const art: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice('./art/'.length, -'.svg'.length), address]),
);

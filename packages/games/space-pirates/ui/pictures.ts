/** The addresses of the rulebook's pictures, by the names of their files: `lesson-flick`, `hazard-F`. */
const files = import.meta.glob<string>('./art/{lesson,hazard}-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const art: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice('./art/'.length, -'.svg'.length), address]),
);

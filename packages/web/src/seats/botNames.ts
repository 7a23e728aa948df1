/** Bots are named by the page: a server knows only how well they play. Proper names, the same in every language. */
const NAMES = ['Kraken', 'Polly', 'Morgan', 'Bones', 'Nemo', 'Barnaba', 'Rum', 'Sirena', 'Kapsel', 'Zefir'];

/** One name a seat, none that a person has; people keep theirs. */
export const nameAll = (people: readonly (string | undefined)[]): readonly string[] => {
  const free = NAMES.filter((name) => !people.includes(name)).values();
  return people.map((name) => name ?? free.next().value ?? '');
};

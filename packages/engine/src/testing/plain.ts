/** Plain JSON values: comparing them, and finding what is not plain. */

/** Canonical text: equal values print alike whatever the order of their keys. */
export const print = (value: unknown): string =>
  value === undefined ? 'undefined' : JSON.stringify(value, sortKeys);

export const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other) || print(one) === print(other);

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** The path of the first thing that would not survive a JSON round trip. */
export const notPlain = (value: unknown, path = '$'): string | undefined => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path;
  if (typeof value !== 'object') return path;
  const isArray = Array.isArray(value);
  if (Object.getPrototypeOf(value) !== (isArray ? Array.prototype : Object.prototype)) return path;
  if (Object.getOwnPropertySymbols(value).length > 0) return path;
  if (isArray)
    return Object.keys(value).length > value.length ? path : firstNotPlain([...value.entries()], path);
  return firstNotPlain(Object.entries(value), path);
};

const firstNotPlain = (
  entries: readonly (readonly [unknown, unknown])[],
  path: string,
): string | undefined => {
  for (const [key, value] of entries) {
    const fault = notPlain(value, `${path}.${String(key)}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** Every leaf with its path; an empty array or object is a leaf. */
export const leaves = (value: unknown, path = ''): readonly (readonly [string, unknown])[] => {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const entries = Object.entries(value);
  if (entries.length === 0) return [[path, Array.isArray(value) ? [] : {}]];
  return entries.flatMap(([key, each]) => leaves(each, path === '' ? key : `${path}.${key}`));
};

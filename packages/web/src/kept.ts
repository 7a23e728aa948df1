/**
 * What this browser keeps for us. Storage may be full, forbidden or broken: then it is kept for as long as this page is
 * open, and nothing fails.
 */
const PREFIX = 'tortuga.';

/** What storage did not take. */
const fleeting = new Map<string, unknown>();

export const readKept = (key: string): unknown => {
  if (fleeting.has(key)) return fleeting.get(key);
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether it outlives this page. */
export const isKept = (key: string): boolean => !fleeting.has(key);

export const keep = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    fleeting.delete(key);
  } catch {
    fleeting.set(key, value);
  }
};

/** What has these names, where it is anything that has names at all. */
export const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : new Map();

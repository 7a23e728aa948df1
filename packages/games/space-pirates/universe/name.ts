/** What its author calls a Universe: it is shown, and the rules do not look at it. */

const MOST_NAME = 30;

/** Letters, digits, punctuation and signs with their marks, and single spaces: nothing that looks like nothing. */
const WORD = '(?!\\p{M})[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]+';
const NAME = new RegExp(`^${WORD}(?: ${WORD})*$`, 'u');

export const isName = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 4 * MOST_NAME &&
  Array.from(value).length <= MOST_NAME &&
  NAME.test(value);

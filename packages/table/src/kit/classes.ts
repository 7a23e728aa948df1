/** One class attribute of those that hold; `undefined` and `false` stand for those that do not. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== false).join(' ');

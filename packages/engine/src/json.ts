/** JSON that somebody else wrote. */

/** The value, boxed since it may be anything; undefined where the text is no JSON. */
export const parseJson = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

/** Browsers say where a page comes from: only our own pages, and those of a proxy in front, may use the server. */
export const isOwnOrigin = (
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean => {
  // Commands and other servers send none.
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
};

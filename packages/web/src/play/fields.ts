/** The fields of what somebody has kept or sent; none of anything that has none. */
export const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);

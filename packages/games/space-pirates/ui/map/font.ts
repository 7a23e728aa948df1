/** Of what is written on the map. */
export const FONT = { fontFamily: 'var(--display)', fontWeight: 700, textAnchor: 'middle' } as const;

/** The dark side of a world: light comes from the upper left. */

/** Of the radius of the world: how far the edge of the shade is bent. */
const BENT = 1.22;

const at = (along: number, away: number): string =>
  `${((along + away) / Math.SQRT2).toFixed(1)} ${((away - along) / Math.SQRT2).toFixed(1)}`;

/** A crescent along the lower right edge. */
export const crescent = (radius: number): string => {
  const bent = radius * BENT;
  const [from, to] = [at(radius, 0), at(-radius, 0)];
  return `M${from}A${radius} ${radius} 0 0 1 ${to}A${bent} ${bent} 0 0 0 ${from}Z`;
};

/** Strokes of a graver across the crescent. */
export const hatch = (radius: number): string => {
  const bent = radius * BENT;
  const middle = Math.sqrt(bent * bent - radius * radius);
  const strokes: string[] = [];
  for (let along = -0.78 * radius; along <= 0.8 * radius; along += 0.13 * radius) {
    const inner = Math.sqrt(bent * bent - along * along) - middle;
    const outer = Math.sqrt(radius * radius - along * along);
    strokes.push(`M${at(along, inner + (outer - inner) * 0.35)}L${at(along, outer)}`);
  }
  return strokes.join('');
};

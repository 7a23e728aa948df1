/** Unit vectors by heading, made with + - * / and sqrt alone: no two engines agree on sin and cos. */

/** Headings are tenths of a degree. */
export const TURN = 3600;
const QUARTER = TURN / 4;
const EIGHTH = TURN / 8;

/** Taylor's series to x^15 and x^14, in Horner form; exact enough up to 45 degrees. */
const sine = (x: number): number => {
  const q = x * x;
  let sum = 1;
  for (let n = 15; n > 1; n -= 2) sum = 1 - (q / (n * (n - 1))) * sum;
  return x * sum;
};

const cosine = (x: number): number => {
  const q = x * x;
  let sum = 1;
  for (let n = 14; n > 1; n -= 2) sum = 1 - (q / (n * (n - 1))) * sum;
  return sum;
};

const firstEighth = (h: number): readonly [number, number] => {
  if (h === EIGHTH) return [Math.sqrt(0.5), Math.sqrt(0.5)];
  const x = (h * Math.PI) / (TURN / 2);
  return [cosine(x), sine(x)];
};

const firstQuarter = (h: number): readonly [number, number] => {
  if (h <= EIGHTH) return firstEighth(h);
  const [x, y] = firstEighth(QUARTER - h);
  return [y, x];
};

const direction = (h: number): readonly [number, number] => {
  const [x, y] = firstQuarter(h % QUARTER);
  switch (Math.floor(h / QUARTER)) {
    case 0:
      return [x, y];
    case 1:
      return [0 - y, x];
    case 2:
      return [0 - x, 0 - y];
    default:
      return [y, 0 - x];
  }
};

const table = (axis: 0 | 1): Float64Array => {
  const values = new Float64Array(TURN);
  for (let h = 0; h < TURN; h++) values[h] = direction(h)[axis];
  return values;
};

const X = table(0);
const Y = table(1);

/** Any whole number of tenths of a degree, brought into 0 … 3599. */
export const heading = (h: number): number => ((h % TURN) + TURN) % TURN;

export const isHeading = (h: number): boolean => Number.isInteger(h) && h >= 0 && h < TURN;

/** Of a heading in 0 … 3599. */
export const cosOf = (h: number): number => X[h] ?? 0;
export const sinOf = (h: number): number => Y[h] ?? 0;

/** How far one has to turn from one heading to the other, -1800 … 1799. */
export const turnBetween = (from: number, to: number): number =>
  ((to - from + TURN + TURN / 2) % TURN) - TURN / 2;

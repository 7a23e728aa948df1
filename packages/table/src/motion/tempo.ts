/** The times and the easings of tokens.css, for clips: milliseconds, and curves in the words of the browser. */
export const TEMPO = {
  tap: 90,
  fast: 160,
  move: 320,
  reveal: 460,
  ship: 700,
  show: 1200,
  most: 2500,
} as const;

export const EASE = {
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  inOut: 'cubic-bezier(0.6, 0, 0.3, 1)',
  /** Landing, with one small overshoot. */
  drop: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
  lift: 'cubic-bezier(0.3, 0, 0.2, 1)',
} as const;

/** An asteroid belt of 90 x 35 mm, lengthwise, around (0, 0). Its corners are drawn where discs strike them. */
import { INK } from '../palette.ts';

const ROCK = 'M-10 0L-5 -8L4 -10L10 -2L7 8L-3 10Z';
/** Where, how large, how turned. */
const ROCKS = [
  [-32, -4, 0.95, 0],
  [-14, 5, 0.85, 40],
  [3, -5, 1, 80],
  [20, 4.5, 0.85, 120],
  [34, -4, 0.85, 160],
  [-21, -10, 0.42, 200],
  [8, 11, 0.42, 240],
  [-32, 10, 0.4, 20],
  [-2, 11, 0.36, 280],
  [24, -10.5, 0.36, 320],
  [36, 10.5, 0.42, 60],
] as const;
const STONES = ['#a2947c', '#8b7d68', '#b9a98c'] as const;

export const Belt = () => (
  <g strokeLinejoin="round">
    <rect x={-44} y={-16.5} width={88} height={33} rx={3} fill="#3a3530" stroke={INK} strokeWidth={2} />
    <path d="M-40 -13.500H40M-40 13.500H40" stroke="#6b6152" strokeDasharray="2 5" strokeLinecap="round" />
    {ROCKS.map(([x, y, size, turn], nth) => (
      <path
        key={`${x} ${y}`}
        d={ROCK}
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
        fill={STONES[nth % 3]}
        stroke={INK}
        strokeWidth={1.5}
      />
    ))}
  </g>
);

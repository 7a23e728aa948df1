/** A world of 70 mm, in one of six drawings, around (0, 0). */
import type { ReactNode } from 'react';
import { BRASS, INK } from '../palette.ts';
import { crescent, hatch } from './shade.ts';

const RADIUS = 35;
/** The drawings are made on a grid of 100. */
const GRID = 'translate(-35 -35) scale(.7)';

interface World {
  readonly face: string;
  readonly detail: ReactNode;
}

const RING = 'M3 66C18 74 84 62 97 47';

const Ring = () => (
  <>
    <path d={RING} stroke={INK} strokeWidth={10} />
    <path d={RING} stroke={BRASS} strokeWidth={4.5} />
  </>
);

const WORLDS: readonly World[] = [
  {
    face: '#5fb0c9',
    detail: (
      <>
        <path
          d="M18 34Q30 24 42 32T62 30Q54 46 40 44T18 34ZM50 62Q66 52 84 60Q78 78 62 76T50 62Z"
          fill="#e8d9a8"
          stroke={INK}
          strokeWidth={2.8}
        />
        <path d="M14 54Q22 50 30 54M64 44Q72 40 80 44M26 74Q34 70 42 74" stroke="#d8f0f5" strokeWidth={3.4} />
      </>
    ),
  },
  {
    face: '#e9b45a',
    detail: (
      <>
        <path d="M4 38Q50 24 95 40M4 54Q50 42 97 55M10 76Q50 68 88 77" stroke="#b9762c" strokeWidth={7} />
        <path d="M12 27Q50 14 86 29" stroke="#f8dda0" strokeWidth={4} />
        <Ring />
      </>
    ),
  },
  {
    face: '#d8583c',
    detail: (
      <>
        <path
          d="M18 62L34 34L44 44L54 26L70 56L86 62L76 84H28Z"
          fill="#8a2a1a"
          stroke={INK}
          strokeWidth={2.8}
        />
        <path d="M54 26L50 48L58 60L52 84M34 34L38 56L32 72" stroke="#ffd06a" strokeWidth={3.8} />
      </>
    ),
  },
  {
    face: '#b58ac4',
    detail: (
      <>
        <path
          d="M30 16L44 24L40 44L25 38ZM58 26L75 34L71 56L55 50ZM20 48L33 54L30 66L18 62Z"
          fill="#e2c4ee"
          stroke={INK}
          strokeWidth={2.8}
        />
        <path d="M30 16L35 32M58 26L62 42" stroke={INK} strokeWidth={2.2} />
        <Ring />
      </>
    ),
  },
  {
    face: '#8fbf7a',
    detail: (
      <>
        <path
          d="M30 30l8-14 8 14ZM58 40l9-16 9 16ZM22 62l9-16 9 16ZM48 72l10-18 10 18Z"
          fill="#3f7a4d"
          stroke={INK}
          strokeWidth={2.8}
        />
        <path d="M10 46Q40 38 56 48M60 84Q70 76 82 78" stroke="#d7edc0" strokeWidth={3.4} />
      </>
    ),
  },
  {
    face: '#9dbfd6',
    detail: (
      <>
        <path
          d="M18 15Q50 -4 82 15Q72 32 60 24Q48 38 37 26Q26 32 18 15Z"
          fill="#f4f7ef"
          stroke={INK}
          strokeWidth={2.8}
        />
        <path d="M14 58L32 50L40 62L58 52L66 66L84 58M36 82L44 72L56 82" stroke="#4d7d9b" strokeWidth={3.6} />
      </>
    ),
  },
];

const DARK = crescent(RADIUS - 1);
const STROKES = hatch(RADIUS - 2);

export const Planet = ({ look }: { readonly look: number }) => {
  const { face, detail } = WORLDS[look % WORLDS.length] ?? { face: BRASS, detail: null };
  return (
    <g fill="none" strokeLinejoin="round">
      <circle r={RADIUS - 1} fill={face} />
      <g transform={GRID}>{detail}</g>
      <path d={DARK} fill={INK} opacity={0.24} />
      <path d={STROKES} stroke={INK} strokeWidth={1.5} opacity={0.6} />
      <path
        d="M-26 -12A28.500 28.500 0 0 1 -10 -26.500"
        stroke="#fff6da"
        strokeWidth={2.4}
        strokeLinecap="round"
        opacity={0.75}
      />
      <circle r={RADIUS - 1.25} stroke={INK} strokeWidth={2.5} />
    </g>
  );
};

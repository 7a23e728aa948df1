/** A side of the box, 300 x 10 mm (SP-116), standing on its edge: seen from above, around (0, 0). Discs bounce off it. */
import { BRASS, INK } from '../palette.ts';

/** Lengthwise grain, and the flutes of the board between its two papers. */
const FLUTES = Array.from({ length: 34 }, (_, nth) => `M${-139 + nth * 8.3} 2.600l3 -5.200`).join('');

export const Side = () => (
  <g fill="none" strokeLinejoin="round">
    <rect x={-149.2} y={-4.2} width={298.4} height={8.4} fill="#b88a52" stroke={INK} strokeWidth={1.6} />
    <path d={FLUTES} stroke="#7a5327" strokeWidth={1.3} />
    <path d="M-146 -2.700H146" stroke="#f0d3a0" strokeWidth={1.3} />
    <path
      d="M-149.200 -4.200h11v8.400h-11zM138.200 -4.200h11v8.400h-11z"
      fill={BRASS}
      stroke={INK}
      strokeWidth={1.4}
    />
    <path d="M-143.700 0h0M143.700 0h0" stroke={INK} strokeWidth={2.6} strokeLinecap="round" />
  </g>
);

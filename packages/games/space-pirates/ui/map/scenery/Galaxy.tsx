/** A galaxy of 110 mm, in one of two colours, around (0, 0). It is low: a disc may land on it. */
import { BRASS, INK } from '../palette.ts';

const RADIUS = 55;

const COLOURS = [
  { ground: '#16323f', arm: '#f3e6c8', wisp: '#79c7ad' },
  { ground: '#2a2038', arm: '#f0c9a0', wisp: '#ea7a5a' },
] as const;

const ARM = 'M0 0C10 -16 34 -16 38 6C40 22 26 36 12 38';
const TURNS = [0, 120, 240] as const;
/** Dots: strokes of no length with round ends. */
const STARS = 'M-33 -27h0M34 -27h0M-5 44h0M43 16h0M-46 5h0M14 -46h0M-26 34h0M28 40h0M-18 -45h0';

export const Galaxy = ({ look }: { readonly look: number }) => {
  const { ground, arm, wisp } = COLOURS[look % 2 === 0 ? 0 : 1];
  return (
    <g fill="none" strokeLinecap="round">
      <circle r={RADIUS - 1} fill={ground} stroke={INK} strokeWidth={2} />
      <circle r={RADIUS - 4} stroke={BRASS} strokeWidth={1} opacity={0.6} />
      <g fill="#ffd27a" opacity={0.1}>
        <circle r={44} />
        <circle r={32} />
        <circle r={20} />
      </g>
      {TURNS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={ARM} transform="rotate(38) scale(.8)" stroke={wisp} strokeWidth={4} />
          <path d={ARM} stroke={arm} strokeWidth={5} />
        </g>
      ))}
      <path d={STARS} stroke="#fff1c0" strokeWidth={3} />
      <circle r={9.4} fill="#fff1c0" stroke={INK} strokeWidth={1.6} />
    </g>
  );
};

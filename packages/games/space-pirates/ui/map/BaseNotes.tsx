/** What is written on an active base: its number, whose it is or what it costs, and what the viewer knows of its prices. */
import { boxAround, type Colour, drawnPiece, EMBLEMS } from '@tortuga/table';
import { memo } from 'react';
import { BASE_PRICE, CARGO, priceOf } from '../../components.ts';
import type { BaseSite } from '../../universe/universe.ts';
import { CARGO_ART } from '../dock/cargoArt.ts';
import { pieces } from '../pieces.ts';
import { BASE, onMap, toMm } from '../units.ts';
import { FONT } from './font.ts';
import { BONE, BRASS, INK } from './palette.ts';

const Coin = () => (
  <>
    <circle r={6.2} fill={BRASS} stroke={INK} strokeWidth={1.3} />
    <circle r={3.4} fill="none" stroke={INK} strokeOpacity={0.6} />
  </>
);

const PriceTag = () => (
  <>
    <rect x={-19.5} y={-9.5} width={39} height={19} rx={3} fill={BONE} stroke={INK} strokeWidth={1.6} />
    <text x={-7} y={6} fontSize={18} fill={INK} style={FONT}>
      {BASE_PRICE}
    </text>
    <g transform="translate(11 0)">
      <Coin />
    </g>
  </>
);

/** Middles of the five prices: in two rows where the base lies across, in a column where it stands. */
const ACROSS = [
  [-18.5, -6.5],
  [0, -6.5],
  [18.5, -6.5],
  [-9.2, 6.5],
  [9.2, 6.5],
] as const;
const UPRIGHT = [
  [0, -22.5],
  [0, -11.2],
  [0, 0],
  [0, 11.2],
  [0, 22.5],
] as const;

interface MarketProps {
  /** Unknown as long as the card lies face down. */
  readonly card: number | null;
  readonly isAcross: boolean;
}

const Prices = ({ card, isAcross }: { readonly card: number; readonly isAcross: boolean }) =>
  CARGO.map((type, cargo) => {
    const [x, y] = (isAcross ? ACROSS : UPRIGHT)[cargo] ?? [0, 0];
    return (
      <g key={type} transform={`translate(${x} ${y})`}>
        <image href={CARGO_ART[type]} x={-9} y={-5.5} width={11} height={11} />
        <text x={6} y={4.5} fontSize={13} fill={INK} style={FONT}>
          {priceOf(card, cargo)}
        </text>
      </g>
    );
  });

const Market = ({ card, isAcross }: MarketProps) => {
  if (card === null)
    return (
      <g strokeLinejoin="round">
        <rect x={-12} y={-9} width={24} height={18} rx={2} fill="#1d4452" stroke={BONE} strokeWidth={1.6} />
        <path d="M0 -6L1.800 -1.800L6 0L1.800 1.800L0 6L-1.800 1.800L-6 0L-1.800 -1.800Z" fill={BRASS} />
      </g>
    );
  const [width, height] = isAcross ? [58, 27] : [25, 58];
  return (
    <>
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={2}
        fill={BONE}
        stroke={INK}
        strokeWidth={1.4}
      />
      <Prices card={card} isAcross={isAcross} />
    </>
  );
};

interface NotesProps {
  readonly base: number;
  readonly site: BaseSite;
  readonly owner: Colour | undefined;
  /** The Market card, if the viewer knows it. */
  readonly card: number | null;
  /** Both places of the Hangar are taken: nothing would be seen of a note. */
  readonly isFull: boolean;
  readonly label: string;
}

export const BaseNotes = memo(({ base, site, owner, card, isFull, label }: NotesProps) => {
  const heading = toMm(site.walls.h);
  const across = Math.abs(Math.cos((heading / 180) * Math.PI));
  const isAcross = across > 0.7;
  // A note that lies aslant in its base keeps clear of the mouth.
  const [x, y] = across > 0.98 || across < 0.2 ? [14.5, 17.5] : [7, 12];
  const upright = `rotate(${-heading})`;
  return (
    <g
      role="img"
      aria-label={label}
      {...drawnPiece(pieces.base(base), { ...boxAround(onMap(site.walls), BASE), heading })}
    >
      <g transform={`translate(-36.500 -41.500) ${upright}`}>
        <circle r={8} fill="#2c1910" stroke={BRASS} strokeWidth={1.2} />
        <text y={4.8} fontSize={14} fill={BONE} style={FONT}>
          {base + 1}
        </text>
      </g>
      {!isFull && (
        <g transform={`translate(${x} ${y}) ${upright}`}>
          <Market card={card} isAcross={isAcross} />
        </g>
      )}
      <g transform={`translate(-28 0) ${upright}`}>
        {owner === undefined ? (
          <PriceTag />
        ) : (
          <image href={EMBLEMS[owner]} x={-15} y={-15} width={30} height={30} />
        )}
      </g>
    </g>
  );
});

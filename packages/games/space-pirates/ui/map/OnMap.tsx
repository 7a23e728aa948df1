/** What moves on the map: discs, ships and the storm. */
import { drawnPiece } from '@tortuga/table';
import type { Universe } from '../../universe/universe.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { DISC, discPlace, posePlace, SHIP } from '../units.ts';

interface OnMapProps {
  readonly table: Props;
  readonly universe: Universe;
}

export const OnMap = ({ table: { view, sitters } }: OnMapProps) => (
  <>
    {view.discs.map((disc) =>
      disc.where === 'board' ? (
        <g key={disc.id} {...drawnPiece(pieces.disc(disc.id), discPlace(disc))}>
          <circle r={DISC.width / 2} fill="#da6" />
        </g>
      ) : null,
    )}
    {view.pirates.map(({ ship }, seat) =>
      ship.at === 'space' ? (
        <g key={pieces.ship(seat)} {...drawnPiece(pieces.ship(seat), posePlace(ship))}>
          <path
            d={`M${-SHIP.width / 2} 0 l15 15 h30 l15 -15 l-15 -15 h-30 z`}
            fill={`var(--${sitters[seat]?.colour ?? 'coral'})`}
          />
        </g>
      ) : null,
    )}
  </>
);

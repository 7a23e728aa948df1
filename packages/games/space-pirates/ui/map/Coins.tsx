/** Money of the last frame, seen while it goes from hand to hand: at the base where the pirate trades. */
import { boxAround, drawnPiece } from '@tortuga/table';
import { memo } from 'react';
import { BASE_PRICE } from '../../components.ts';
import type { Point } from '../../space/point.ts';
import type { Heard, View } from '../../types.ts';
import type { Universe } from '../../universe/universe.ts';
import { pieces } from '../pieces.ts';
import type { Props } from '../shown.ts';
import { onMap } from '../units.ts';
import { FONT } from './font.ts';
import { BRASS, INK, LIGHT } from './palette.ts';
import styles from './Unseen.module.css';

const SIZE = { width: 28, height: 28 };

interface Paid {
  readonly seat: number;
  readonly mc: number;
}

const paidIn = (event: Heard): Paid | undefined => {
  switch (event.kind) {
    case 'sold':
      return { seat: event.seat, mc: event.mc };
    case 'bribed':
    case 'filling':
      return event.paid === 0 ? undefined : { seat: event.seat, mc: event.paid };
    case 'bought':
      return { seat: event.seat, mc: BASE_PRICE };
    default:
      return undefined;
  }
};

const Coin = ({ name, at, mc }: { readonly name: string; readonly at: Point; readonly mc: number }) => (
  <g className={styles['unseen']} {...drawnPiece(name, boxAround(at, SIZE))}>
    <circle r={13} fill={BRASS} stroke={INK} strokeWidth={2} />
    <circle r={10} fill={LIGHT} stroke={INK} strokeOpacity={0.5} />
    <text y={5} fontSize={15} fill={INK} style={FONT}>
      {mc}
    </text>
  </g>
);

interface CoinsProps extends Pick<Props, 'latest'> {
  readonly pirates: View['pirates'];
  readonly universe: Universe;
}

const coinOf = (event: Heard, { pirates, universe }: CoinsProps) => {
  const paid = paidIn(event);
  const ship = paid && pirates[paid.seat]?.ship;
  const site = ship?.at === 'hangar' ? universe.bases[ship.base] : undefined;
  return paid && site && { at: onMap(site.walls), mc: paid.mc };
};

export const Coins = memo((props: CoinsProps) =>
  props.latest?.heard.map((event, nth) => {
    const coin = coinOf(event, props);
    return coin && <Coin key={pieces.coin(nth)} name={pieces.coin(nth)} {...coin} />;
  }),
);

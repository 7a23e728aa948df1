/** What a standing thing throws on the ground: light comes from the upper left, however the thing is turned. */
import { isBlock, type Shape } from '../../universe/shapes.ts';
import { toMm } from '../units.ts';
import { lies } from './lies.ts';
import { SHADE } from './palette.ts';

const Cast = ({ shape }: { readonly shape: Shape }) => {
  if (!isBlock(shape)) return <circle r={toMm(shape.radius)} />;
  const [halfX, halfY] = [toMm(shape.halfX), toMm(shape.halfY)];
  return <rect x={-halfX} y={-halfY} width={2 * halfX} height={2 * halfY} rx={2} />;
};

export const Shadow = ({ shape }: { readonly shape: Shape }) => (
  <g transform={`translate(2 4) ${lies(shape)}`} fill={SHADE} opacity={0.45}>
    <Cast shape={shape} />
  </g>
);

/** Small signs in ink: the emblems of players, the shield of the police, a rock. */
import type { Colour } from '@tortuga/table';
import { BONE, INK } from './palette.ts';

/** On a grid of 100: what is filled with ink, and what is drawn by a line of it. */
const EMBLEMS: Readonly<Record<Colour, { readonly fill: string; readonly line?: string }>> = {
  coral: {
    fill: 'M26 22C48 26 66 42 72 60L62 68C50 58 32 46 26 22Z',
    line: 'M52 76C62 72 74 62 78 52M68 66L80 79',
  },
  sky: {
    fill: 'M16 62C16 40 34 24 54 28C72 32 76 50 64 56C56 60 50 52 55 47C46 46 42 60 54 68C64 74 78 70 86 62C84 76 70 84 50 82C32 80 18 76 16 62Z',
  },
  gold: {
    fill: 'M33 50a17 17 0 1 0 34 0a17 17 0 1 0 -34 0',
    line: 'M50 25V14M50 75V86M25 50H14M75 50H86M32 32L25 25M68 68L75 75M32 68L25 75M68 32L75 25',
  },
  reef: {
    fill: '',
    line: 'M50 32V80M34 44H66M22 60C24 76 38 82 50 82C62 82 76 76 78 60M42 23a8 8 0 1 0 16 0a8 8 0 1 0 -16 0',
  },
  plum: {
    fill: 'M62 14C34 14 18 32 18 52C18 72 34 88 58 86C44 80 38 66 40 50C42 34 50 20 62 14ZM70 36L74 47L85 50L74 53L70 64L66 53L55 50L66 47Z',
  },
};

/** Around (0, 0), 22 mm wide. */
export const EmblemMark = ({ colour }: { readonly colour: Colour }) => {
  const { fill, line } = EMBLEMS[colour];
  return (
    <g transform="translate(-11 -11) scale(.22)" fill={INK}>
      <path d={fill} />
      {line !== undefined && <path d={line} fill="none" stroke={INK} strokeWidth={8} strokeLinecap="round" />}
    </g>
  );
};

/** Around (0, 0), 14 mm wide. */
export const PoliceMark = () => (
  <g transform="translate(-7 -7) scale(.14)" stroke={INK} strokeLinejoin="round">
    <path d="M50 0L94 14V48C94 76 72 92 50 100C28 92 6 76 6 48V14Z" fill="#3f6fb0" strokeWidth={7} />
    <path d="M50 20L58 40L80 41L63 55L69 77L50 64L31 77L37 55L20 41L42 40Z" fill={BONE} strokeWidth={4} />
  </g>
);

/** Around (0, 0), 17 mm wide. */
export const RockMark = () => (
  <>
    <path
      d="M-6 -7L2 -9L8 -3L7 5L0 9L-7 6L-9 -1Z"
      fill="#6a6156"
      stroke={INK}
      strokeWidth={1.5}
      strokeLinejoin="round"
    />
    <path
      d="M-2.500 -2.500h0M3 3.500h0M-3.500 4h0"
      stroke="#a39a8a"
      strokeWidth={3.2}
      strokeLinecap="round"
    />
  </>
);

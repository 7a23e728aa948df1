/** What each sound is made of: strokes of tone and of noise, in the order in which they are struck. */
import type { Sound } from './sounds.ts';

interface Timed {
  /** Milliseconds after the sound begins. */
  readonly at: number;
  readonly ms: number;
  /** 0 to 1. */
  readonly loud: number;
}

interface Tone extends Timed {
  readonly kind: 'tone';
  readonly wave: OscillatorType;
  readonly hz: number;
  /** Where it glides to. */
  readonly to?: number;
}

interface Noise extends Timed {
  readonly kind: 'noise';
  /** The middle of the band that is let through, and how narrow it is. */
  readonly hz: number;
  readonly q: number;
}

export type Stroke = Tone | Noise;

const tone = (
  at: number,
  ms: number,
  loud: number,
  hz: number,
  to = hz,
  wave: OscillatorType = 'sine',
): Tone => ({
  kind: 'tone',
  at,
  ms,
  loud,
  hz,
  to,
  wave,
});
const noise = (at: number, ms: number, loud: number, hz: number, q = 1): Noise => ({
  kind: 'noise',
  at,
  ms,
  loud,
  hz,
  q,
});

/** A bone on wood: a click, and the board answering. */
const knock = (at: number, hz: number, loud: number): readonly Stroke[] => [
  noise(at, 30, loud, hz * 4, 2),
  tone(at, 70, loud * 0.7, hz, hz * 0.8, 'triangle'),
];

/** A reed of a concertina: two that are not quite in tune. */
const reed = (at: number, ms: number, hz: number): readonly Stroke[] => [
  tone(at, ms, 0.16, hz, hz, 'sawtooth'),
  tone(at, ms, 0.12, hz * 1.006, hz * 1.006, 'square'),
];

export const RECIPES: Readonly<Record<Sound, readonly Stroke[]>> = {
  card: [noise(0, 90, 0.35, 2400, 0.7), tone(60, 60, 0.25, 150, 90)],
  turn: [noise(0, 140, 0.25, 3400, 1.2), tone(120, 260, 0.18, 1320)],
  dice: [0, 90, 150, 240, 310, 420].flatMap((at, i) => knock(at, 320 + ((i * 67) % 180), 0.5 - i * 0.05)),
  skull: [tone(0, 480, 0.7, 82, 46), noise(0, 60, 0.3, 300)],
  block: knock(0, 240, 0.5),
  five: [440, 523.25, 587.33, 659.25, 880].flatMap((hz, note) => [
    ...knock(note * 90, hz, 0.3),
    tone(note * 90, 240, 0.16, hz, hz, 'triangle'),
  ]),
  coin: [tone(0, 220, 0.2, 2093, 2093, 'triangle'), tone(70, 320, 0.2, 2637, 2637, 'triangle')],
  ship: [noise(0, 260, 0.14, 420, 6), noise(300, 240, 0.12, 520, 6), tone(520, 420, 0.12, 880)],
  teleport: [tone(0, 620, 0.2, 220, 1240, 'sawtooth'), tone(640, 90, 0.35, 520, 130)],
  'your-turn': [...knock(0, 660, 0.45), ...knock(190, 880, 0.45)],
  win: [
    ...reed(0, 170, 523.25),
    ...reed(180, 170, 659.25),
    ...reed(360, 170, 783.99),
    ...reed(540, 520, 1046.5),
    ...reed(540, 520, 659.25),
  ],
  // A finger against wood, and wood against wood: hard, less hard, hardly.
  knuckle: [noise(0, 22, 0.4, 900, 1.5), tone(0, 60, 0.3, 190, 130, 'triangle')],
  clack: [...knock(0, 420, 0.62), noise(0, 16, 0.4, 3200, 1.5)],
  tock: knock(0, 340, 0.4),
  tap: knock(0, 300, 0.18),
  no: [tone(0, 110, 0.35, 196, 185, 'triangle'), tone(130, 160, 0.35, 156, 147, 'triangle')],
  click: [noise(0, 25, 0.4, 3000, 3), tone(20, 50, 0.2, 1180, 1040, 'triangle')],
  scoop: [noise(0, 110, 0.2, 1400, 1.5), ...knock(90, 360, 0.3)],
  siren: [0, 320].flatMap((at) => [
    tone(at, 170, 0.16, 660, 640, 'square'),
    tone(at + 160, 170, 0.16, 495, 480, 'square'),
  ]),
  gust: [noise(0, 700, 0.3, 500, 1.4), noise(180, 900, 0.34, 760, 2), noise(420, 760, 0.22, 380, 1.2)],
  thunder: [noise(0, 800, 0.3, 240, 0.8), noise(520, 160, 0.5, 900, 0.7), tone(540, 520, 0.5, 62, 38)],
  crack: [noise(0, 90, 0.6, 1100, 0.6), tone(10, 260, 0.45, 120, 58, 'triangle')],
};

/** The thread in which random Universes grow: many are tried before one is fair and can be played in. */
import { randomLayout } from '../../../universe/randomLayout.ts';
import type { Grown, Wanted } from './grow.ts';

const grown = ({ number, seats, seed }: Wanted): Grown => ({ number, layout: randomLayout(seats, seed) });

addEventListener('message', ({ data }: MessageEvent<Wanted>) => postMessage(grown(data)));

/** The first game. */
import type { Tutorial } from '@tortuga/table';

export const tutorial: Tutorial = { seats: 2, seat: 0, entries: [], steps: new Map() };

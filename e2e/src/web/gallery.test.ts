import { walkGallery } from './galleryWalk.ts';
import { byTurns } from './windows.ts';

const WAYS = [
  { size: 'desktop', language: 'en', theme: 'dark' },
  { size: 'phone', language: 'pl', theme: 'light' },
  { size: 'desktop', language: 'pl', theme: 'light' },
  { size: 'phone', language: 'en', theme: 'dark' },
] as const;

/** One of so many: `npm run test:long` looks at every one, in all windows. */
const OF = 4;

/** Each in one way and one window, by turns. */
walkGallery('every piece and every table in every state', {
  ways: WAYS,
  isTaken: (turn, way) => turn % (OF * WAYS.length) === OF * way,
  windowsOf: (turn, all) => byTurns(all, Math.floor(turn / OF)),
});

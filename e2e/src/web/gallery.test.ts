import { walkGallery } from './galleryWalk.ts';
import { byTurns } from './windows.ts';

const WAYS = [
  { size: 'desktop', language: 'en', theme: 'dark' },
  { size: 'phone', language: 'pl', theme: 'light' },
  { size: 'desktop', language: 'pl', theme: 'light' },
  { size: 'phone', language: 'en', theme: 'dark' },
] as const;

/** Each in one way and some windows, by turns: every one in all windows has its time in `npm run test:long`. */
walkGallery('every piece and every table in every state', {
  ways: WAYS,
  isTaken: (turn, way) => turn % WAYS.length === way,
  windowsOf: (turn, all) => byTurns(all, Math.floor(turn / WAYS.length)),
});

import { walkGallery } from './galleryWalk.ts';

/** By turns: the rest of the ways, languages and windows have their time in `npm run test:long`. */
walkGallery('every piece and every table in every state', {
  ways: [
    { size: 'desktop', language: 'en', theme: 'dark' },
    { size: 'phone', language: 'pl', theme: 'light' },
  ],
  isAxed: (turn, way) => turn % 2 === way,
  isFitted: (turn, window) => turn % 2 === window % 2,
});

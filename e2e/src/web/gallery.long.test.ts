import { walkGallery } from './galleryWalk.ts';

walkGallery('every piece and every table in every state, in every window', {
  ways: [
    { size: 'desktop', language: 'pl', theme: 'light' },
    { size: 'phone', language: 'en', theme: 'dark' },
  ],
  isAxed: (turn, way) => turn % 2 !== way,
  isFitted: () => true,
});

walkGallery('and in the windows that others leave out', {
  ways: [
    { size: 'desktop', language: 'en', theme: 'dark' },
    { size: 'phone', language: 'pl', theme: 'light' },
  ],
  isAxed: (turn, way) => turn % 2 !== way,
  isFitted: (turn, window) => turn % 2 !== window % 2,
});

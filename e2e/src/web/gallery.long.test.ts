import { walkGallery } from './galleryWalk.ts';

/** Polish words are the longer ones. */
walkGallery('every piece and every table in every state, in every window', {
  ways: [
    { size: 'desktop', language: 'pl', theme: 'light' },
    { size: 'phone', language: 'pl', theme: 'dark' },
  ],
  isTaken: () => true,
  windowsOf: (_turn, all) => all,
});

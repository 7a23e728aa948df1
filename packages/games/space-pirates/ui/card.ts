/** What the home page shows before the table is loaded. */
import cover from './cover.svg?url';

export const card = {
  name: 'Space Pirates',
  blurb: {
    en: { blurb: 'Flick freighters, fly, trade.' },
    pl: { blurb: 'Pstrykaj frachtowce, lataj, handluj.' },
  },
  credits: {
    en: {
      credits:
        'A game by Christophe Boelinger, illustrated by Christophe Madura and Frédéric Condette, published by Zvezda in 2009.',
    },
    pl: {
      credits:
        'Autor gry: Christophe Boelinger. Ilustracje: Christophe Madura i Frédéric Condette. Wydanie: Zvezda, 2009.',
    },
  },
  cover,
  seats: { min: 2, max: 4 },
  minutes: [60, 60],
  workshop: {
    address: 'universe',
    option: 'layout',
    title: { en: { title: 'Build a Universe' }, pl: { title: 'Zbuduj Wszechświat' } },
  },
} as const;

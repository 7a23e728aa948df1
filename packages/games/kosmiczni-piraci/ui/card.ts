/** What the home page shows before the table is loaded. */
import cover from './cover.svg?url';

export const card = {
  name: 'Kosmiczni Piraci',
  blurb: {
    en: { blurb: 'Bluff, teleport, sail off with ten.' },
    pl: { blurb: 'Blefuj, teleportuj, odpłyń z dziesiątką.' },
  },
  credits: {
    en: {
      credits:
        'A game by Reiner Knizia, illustrated by Tomasz Jędruszek, published by Egmont Polska in 2014.',
    },
    pl: { credits: 'Autor gry: Reiner Knizia. Ilustracje: Tomasz Jędruszek. Wydanie: Egmont Polska, 2014.' },
  },
  cover,
  seats: { min: 3, max: 5 },
  minutes: [20, 30],
} as const;

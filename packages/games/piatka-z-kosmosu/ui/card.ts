/** What the home page shows before the table is loaded. */
import cover from './cover.svg?url';

export const card = {
  name: 'Piątka z kosmosu',
  blurb: {
    en: { blurb: 'Lay aliens in fives.' },
    pl: { blurb: 'Układaj kosmitów w piątki.' },
  },
  credits: {
    en: { credits: 'A game by Reiner Knizia, illustrated by Hubert Ronek, published by Muduko in 2024.' },
    pl: { credits: 'Autor gry: Reiner Knizia. Ilustracje: Hubert Ronek. Wydanie: Muduko, 2024.' },
  },
  cover,
  seats: { min: 1, max: 4 },
  minutes: [20, 20],
} as const;

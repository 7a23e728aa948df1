/** What the home page shows before the table is loaded. */
import cover from './cover.svg?url';

export const card = {
  name: 'Piraten Kapern',
  blurb: {
    en: { blurb: 'Roll, keep, stop in time.' },
    pl: { blurb: 'Rzucaj, odkładaj, przestań w porę.' },
  },
  credits: {
    en: { credits: 'The rule sheet we worked from names neither author nor publisher.' },
    pl: { credits: 'Instrukcja, z której korzystaliśmy, nie wymienia ani autora, ani wydawcy.' },
  },
  cover,
  seats: { min: 2, max: 5 },
  minutes: [20, 40],
} as const;

import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Megnyitások',
  titleAll: 'A nyilvánosság megnyitásai',
  days: '30 nap',
  failed: 'A megnyitásokat nem sikerült betölteni.',
  none: 'Az elmúlt 30 napban nem volt megnyitás.',
  total: { one: '{count} megnyitás 30 nap alatt', other: '{count} megnyitás 30 nap alatt' },
  kinds: {
    page: { one: '{count} oldalként', other: '{count} oldalként' },
    data: { one: '{count} adatként', other: '{count} adatként' },
    credential: { one: '{count} igazolásként', other: '{count} igazolásként' },
  },
  notRecorded: 'Nem rögzítjük, ki volt az.',
  today: 'ma',
  asTable: 'Táblázatként',
  day: 'Nap',
  count: 'Megnyitások',
};

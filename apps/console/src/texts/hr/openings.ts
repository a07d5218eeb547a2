import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Otvaranja',
  titleAll: 'Otvaranja javnosti',
  days: '30 dana',
  failed: 'Otvaranja se nisu mogla učitati.',
  none: 'Nema otvaranja u zadnjih 30 dana.',
  total: {
    one: '{count} otvaranje u 30 dana',
    few: '{count} otvaranja u 30 dana',
    other: '{count} otvaranja u 30 dana',
  },
  kinds: {
    page: {
      one: '{count} kao stranica',
      few: '{count} kao stranica',
      other: '{count} kao stranica',
    },
    data: { one: '{count} kao podaci', few: '{count} kao podaci', other: '{count} kao podaci' },
    credential: {
      one: '{count} kao potvrda',
      few: '{count} kao potvrda',
      other: '{count} kao potvrda',
    },
  },
  notRecorded: 'Ne bilježi se tko je to bio.',
  today: 'danas',
  asTable: 'Kao tablica',
  day: 'Dan',
  count: 'Otvaranja',
};

import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Otevření',
  titleAll: 'Otevření veřejností',
  days: '30 dnů',
  failed: 'Otevření se nepodařilo načíst.',
  none: 'Za posledních 30 dnů žádné otevření.',
  total: {
    one: '{count} otevření za 30 dnů',
    few: '{count} otevření za 30 dnů',
    other: '{count} otevření za 30 dnů',
  },
  kinds: {
    page: {
      one: '{count} jako stránka',
      few: '{count} jako stránka',
      other: '{count} jako stránka',
    },
    data: { one: '{count} jako data', few: '{count} jako data', other: '{count} jako data' },
    credential: {
      one: '{count} jako osvědčení',
      few: '{count} jako osvědčení',
      other: '{count} jako osvědčení',
    },
  },
  notRecorded: 'Kdo to byl, se nezaznamenává.',
  today: 'dnes',
  asTable: 'Jako tabulka',
  day: 'Den',
  count: 'Otevření',
};

import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Odprtja',
  titleAll: 'Odprtja javnosti',
  days: '30 dni',
  failed: 'Odprtij ni bilo mogoče naložiti.',
  none: 'V zadnjih 30 dneh ni bilo odprtij.',
  total: {
    one: '{count} odprtje v 30 dneh',
    two: '{count} odprtji v 30 dneh',
    few: '{count} odprtja v 30 dneh',
    other: '{count} odprtij v 30 dneh',
  },
  kinds: {
    page: {
      one: '{count} kot stran',
      two: '{count} kot stran',
      few: '{count} kot stran',
      other: '{count} kot stran',
    },
    data: {
      one: '{count} kot podatki',
      two: '{count} kot podatki',
      few: '{count} kot podatki',
      other: '{count} kot podatki',
    },
    credential: {
      one: '{count} kot potrdilo',
      two: '{count} kot potrdilo',
      few: '{count} kot potrdilo',
      other: '{count} kot potrdilo',
    },
  },
  notRecorded: 'Kdo je odprl, se ne beleži.',
  today: 'danes',
  asTable: 'Kot tabela',
  day: 'Dan',
  count: 'Odprtja',
};

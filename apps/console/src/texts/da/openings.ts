import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Åbninger',
  titleAll: 'Åbnet af offentligheden',
  days: '30 dage',
  failed: 'Åbningerne kunne ikke indlæses.',
  none: 'Ingen åbninger i de seneste 30 dage.',
  total: { one: '{count} åbning på 30 dage', other: '{count} åbninger på 30 dage' },
  kinds: {
    page: { one: '{count} som side', other: '{count} som side' },
    data: { one: '{count} som data', other: '{count} som data' },
    credential: { one: '{count} som bevis', other: '{count} som bevis' },
  },
  notRecorded: 'Hvem det var, registreres ikke.',
  today: 'i dag',
  asTable: 'Som tabel',
  day: 'Dag',
  count: 'Åbninger',
};

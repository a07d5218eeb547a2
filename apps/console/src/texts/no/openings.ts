import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Åpninger',
  titleAll: 'Åpnet av offentligheten',
  days: '30 dager',
  failed: 'Åpningene kunne ikke lastes.',
  none: 'Ingen åpninger de siste 30 dagene.',
  total: { one: '{count} åpning på 30 dager', other: '{count} åpninger på 30 dager' },
  kinds: {
    page: { one: '{count} som side', other: '{count} som side' },
    data: { one: '{count} som data', other: '{count} som data' },
    credential: { one: '{count} som bevis', other: '{count} som bevis' },
  },
  notRecorded: 'Hvem det var, registreres ikke.',
  today: 'i dag',
  asTable: 'Som tabell',
  day: 'Dag',
  count: 'Åpninger',
};

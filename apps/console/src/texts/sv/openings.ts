import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Öppningar',
  titleAll: 'Öppnade av allmänheten',
  days: '30 dagar',
  failed: 'Det gick inte att läsa in öppningarna.',
  none: 'Inga öppningar de senaste 30 dagarna.',
  total: { one: '{count} öppning på 30 dagar', other: '{count} öppningar på 30 dagar' },
  kinds: {
    page: { one: '{count} som sida', other: '{count} som sida' },
    data: { one: '{count} som data', other: '{count} som data' },
    credential: { one: '{count} som intyg', other: '{count} som intyg' },
  },
  notRecorded: 'Vem det var registreras inte.',
  today: 'i dag',
  asTable: 'Som tabell',
  day: 'Dag',
  count: 'Öppningar',
};

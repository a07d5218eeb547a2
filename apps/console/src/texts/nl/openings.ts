import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Openingen',
  titleAll: 'Door het publiek geopend',
  days: '30 dagen',
  failed: 'De openingen konden niet worden geladen.',
  none: 'Geen openingen in de laatste 30 dagen.',
  total: { one: '{count} opening in 30 dagen', other: '{count} openingen in 30 dagen' },
  kinds: {
    page: { one: '{count} als pagina', other: '{count} als pagina' },
    data: { one: '{count} als gegevens', other: '{count} als gegevens' },
    credential: { one: '{count} als bewijs', other: '{count} als bewijs' },
  },
  notRecorded: 'Wie het was, wordt niet vastgelegd.',
  today: 'vandaag',
  asTable: 'Als tabel',
  day: 'Dag',
  count: 'Openingen',
};

import type { Section } from '../catalogue.js';

/** Wie oft Pässe geöffnet wurden. */
export const openings: Section<'openings'> = {
  title: 'Aufrufe',
  titleAll: 'Öffentlich geöffnet',
  days: '30 Tage',
  failed: 'Die Aufrufe konnten nicht geladen werden.',
  none: 'Keine Aufrufe in den letzten 30 Tagen.',
  total: { one: '{count} Aufruf in 30 Tagen', other: '{count} Aufrufe in 30 Tagen' },
  kinds: {
    page: { one: '{count} als Seite', other: '{count} als Seite' },
    data: { one: '{count} als Daten', other: '{count} als Daten' },
    credential: { one: '{count} als Nachweis', other: '{count} als Nachweis' },
  },
  notRecorded: 'Wer es war, wird nicht aufgezeichnet.',
  today: 'heute',
  asTable: 'Als Tabelle',
  day: 'Tag',
  count: 'Aufrufe',
};

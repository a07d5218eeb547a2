import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Avaukset',
  titleAll: 'Yleisön avaukset',
  days: '30 päivää',
  failed: 'Avauksia ei voitu ladata.',
  none: 'Ei avauksia viimeisten 30 päivän aikana.',
  total: { one: '{count} avaus 30 päivässä', other: '{count} avausta 30 päivässä' },
  kinds: {
    page: { one: '{count} sivuna', other: '{count} sivuna' },
    data: { one: '{count} tietoina', other: '{count} tietoina' },
    credential: { one: '{count} todistuksena', other: '{count} todistuksena' },
  },
  notRecorded: 'Avaajaa ei kirjata.',
  today: 'tänään',
  asTable: 'Taulukkona',
  day: 'Päivä',
  count: 'Avaukset',
};

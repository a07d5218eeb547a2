import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Opnanir',
  titleAll: 'Opnað af almenningi',
  days: '30 dagar',
  failed: 'Ekki tókst að sækja opnanirnar.',
  none: 'Engar opnanir síðustu 30 daga.',
  total: { one: '{count} opnun á 30 dögum', other: '{count} opnanir á 30 dögum' },
  kinds: {
    page: { one: '{count} sem síða', other: '{count} sem síður' },
    data: { one: '{count} sem gögn', other: '{count} sem gögn' },
    credential: { one: '{count} sem vottorð', other: '{count} sem vottorð' },
  },
  notRecorded: 'Ekki er skráð hver það var.',
  today: 'í dag',
  asTable: 'Sem tafla',
  day: 'Dagur',
  count: 'Opnanir',
};

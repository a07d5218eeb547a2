import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Oscailtí',
  titleAll: 'Oscailte ag an bpobal',
  days: '30 lá',
  failed: 'Níorbh fhéidir na hoscailtí a lódáil.',
  none: 'Gan aon oscailt le 30 lá anuas.',
  total: {
    one: '{count} oscailt in 30 lá',
    two: '{count} oscailt in 30 lá',
    few: '{count} oscailt in 30 lá',
    many: '{count} n-oscailt in 30 lá',
    other: '{count} oscailt in 30 lá',
  },
  kinds: {
    page: {
      one: '{count} mar leathanach',
      two: '{count} mar leathanach',
      few: '{count} mar leathanach',
      many: '{count} mar leathanach',
      other: '{count} mar leathanach',
    },
    data: {
      one: '{count} mar shonraí',
      two: '{count} mar shonraí',
      few: '{count} mar shonraí',
      many: '{count} mar shonraí',
      other: '{count} mar shonraí',
    },
    credential: {
      one: '{count} mar dhintiúr',
      two: '{count} mar dhintiúr',
      few: '{count} mar dhintiúr',
      many: '{count} mar dhintiúr',
      other: '{count} mar dhintiúr',
    },
  },
  notRecorded: 'Ní thaifeadtar cérbh é.',
  today: 'inniu',
  asTable: 'Mar thábla',
  day: 'Lá',
  count: 'Oscailtí',
};

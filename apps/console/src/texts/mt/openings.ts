import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Ftuħ',
  titleAll: 'Miftuħ mill-pubbliku',
  days: '30 jum',
  failed: 'Il-ftuħ ma setax jitgħabba.',
  none: 'L-ebda ftuħ fl-aħħar 30 jum.',
  total: {
    one: 'Miftuħ {count} darba fi 30 jum',
    two: 'Miftuħ {count} darbiet fi 30 jum',
    few: 'Miftuħ {count} darbiet fi 30 jum',
    many: 'Miftuħ {count}-il darba fi 30 jum',
    other: 'Miftuħ {count} darba fi 30 jum',
  },
  kinds: {
    page: {
      one: '{count} bħala paġna',
      two: '{count} bħala paġna',
      few: '{count} bħala paġna',
      many: '{count} bħala paġna',
      other: '{count} bħala paġna',
    },
    data: {
      one: '{count} bħala data',
      two: '{count} bħala data',
      few: '{count} bħala data',
      many: '{count} bħala data',
      other: '{count} bħala data',
    },
    credential: {
      one: '{count} bħala attestazzjoni',
      two: '{count} bħala attestazzjoni',
      few: '{count} bħala attestazzjoni',
      many: '{count} bħala attestazzjoni',
      other: '{count} bħala attestazzjoni',
    },
  },
  notRecorded: 'Min kien ma jiġix irreġistrat.',
  today: 'illum',
  asTable: 'Bħala tabella',
  day: 'Jum',
  count: 'Ftuħ',
};

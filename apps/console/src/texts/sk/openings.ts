import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Otvorenia',
  titleAll: 'Otvorené verejnosťou',
  days: '30 dní',
  failed: 'Otvorenia sa nepodarilo načítať.',
  none: 'Za posledných 30 dní žiadne otvorenia.',
  total: {
    one: '{count} otvorenie za 30 dní',
    few: '{count} otvorenia za 30 dní',
    other: '{count} otvorení za 30 dní',
  },
  kinds: {
    page: { one: '{count} ako stránka', few: '{count} ako stránka', other: '{count} ako stránka' },
    data: { one: '{count} ako údaje', few: '{count} ako údaje', other: '{count} ako údaje' },
    credential: {
      one: '{count} ako osvedčenie',
      few: '{count} ako osvedčenie',
      other: '{count} ako osvedčenie',
    },
  },
  notRecorded: 'Kto to bol, sa nezaznamenáva.',
  today: 'dnes',
  asTable: 'Ako tabuľka',
  day: 'Deň',
  count: 'Otvorenia',
};

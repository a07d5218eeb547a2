import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Atvėrimai',
  titleAll: 'Visuomenės atvėrimai',
  days: '30 dienų',
  failed: 'Nepavyko įkelti atvėrimų.',
  none: 'Per pastarąsias 30 dienų atvėrimų nebuvo.',
  total: {
    one: '{count} atvėrimas per 30 dienų',
    few: '{count} atvėrimai per 30 dienų',
    other: '{count} atvėrimų per 30 dienų',
  },
  kinds: {
    page: {
      one: '{count} kaip puslapis',
      few: '{count} kaip puslapis',
      other: '{count} kaip puslapis',
    },
    data: {
      one: '{count} kaip duomenys',
      few: '{count} kaip duomenys',
      other: '{count} kaip duomenys',
    },
    credential: {
      one: '{count} kaip liudijimas',
      few: '{count} kaip liudijimas',
      other: '{count} kaip liudijimas',
    },
  },
  notRecorded: 'Kas atvėrė, neįrašoma.',
  today: 'šiandien',
  asTable: 'Kaip lentelė',
  day: 'Diena',
  count: 'Atvėrimai',
};

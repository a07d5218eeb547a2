import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Atvēršanas reizes',
  titleAll: 'Sabiedrības atvēršanas reizes',
  days: '30 dienas',
  failed: 'Atvēršanas reizes neizdevās ielādēt.',
  none: 'Pēdējās 30 dienās nav atvērts.',
  total: {
    zero: 'Atvērts {count} reižu 30 dienās',
    one: 'Atvērts {count} reizi 30 dienās',
    other: 'Atvērts {count} reizes 30 dienās',
  },
  kinds: {
    page: { zero: '{count} kā lapa', one: '{count} kā lapa', other: '{count} kā lapa' },
    data: { zero: '{count} kā dati', one: '{count} kā dati', other: '{count} kā dati' },
    credential: {
      zero: '{count} kā apliecinājums',
      one: '{count} kā apliecinājums',
      other: '{count} kā apliecinājums',
    },
  },
  notRecorded: 'Netiek reģistrēts, kas to darīja.',
  today: 'šodien',
  asTable: 'Kā tabula',
  day: 'Diena',
  count: 'Atvēršanas reizes',
};

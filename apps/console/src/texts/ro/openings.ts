import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Deschideri',
  titleAll: 'Deschise de public',
  days: '30 de zile',
  failed: 'Deschiderile nu au putut fi încărcate.',
  none: 'Nicio deschidere în ultimele 30 de zile.',
  total: {
    one: '{count} deschidere în 30 de zile',
    few: '{count} deschideri în 30 de zile',
    other: '{count} de deschideri în 30 de zile',
  },
  kinds: {
    page: { one: '{count} ca pagină', few: '{count} ca pagină', other: '{count} ca pagină' },
    data: { one: '{count} ca date', few: '{count} ca date', other: '{count} ca date' },
    credential: {
      one: '{count} ca atestat',
      few: '{count} ca atestat',
      other: '{count} ca atestat',
    },
  },
  notRecorded: 'Nu se înregistrează cine a fost.',
  today: 'azi',
  asTable: 'Ca tabel',
  day: 'Zi',
  count: 'Deschideri',
};

import type { Section } from '../catalogue.js';

/** Колко пъти са отваряни паспорти. */
export const openings: Section<'openings'> = {
  title: 'Отваряния',
  titleAll: 'Отваряния от хора и програми',
  days: '30 дни',
  failed: 'Отварянията не можаха да се заредят.',
  none: 'Няма отваряния през последните 30 дни.',
  total: { one: '{count} отваряне за 30 дни', other: '{count} отваряния за 30 дни' },
  kinds: {
    page: { one: '{count} като страница', other: '{count} като страница' },
    data: { one: '{count} като данни', other: '{count} като данни' },
    credential: { one: '{count} като удостоверение', other: '{count} като удостоверение' },
  },
  notRecorded: 'Кой е бил, не се записва.',
  today: 'днес',
  asTable: 'Като таблица',
  day: 'Ден',
  count: 'Отваряния',
};

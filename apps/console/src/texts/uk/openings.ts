import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Відкриття',
  titleAll: 'Відкрито громадськістю',
  days: '30 днів',
  failed: 'Відкриття не вдалося завантажити.',
  none: 'За останні 30 днів відкриттів немає.',
  total: {
    one: '{count} відкриття за 30 днів',
    few: '{count} відкриття за 30 днів',
    many: '{count} відкриттів за 30 днів',
    other: '{count} відкриттів за 30 днів',
  },
  kinds: {
    page: {
      one: '{count} як сторінка',
      few: '{count} як сторінка',
      many: '{count} як сторінка',
      other: '{count} як сторінка',
    },
    data: {
      one: '{count} як дані',
      few: '{count} як дані',
      many: '{count} як дані',
      other: '{count} як дані',
    },
    credential: {
      one: '{count} як посвідчення',
      few: '{count} як посвідчення',
      many: '{count} як посвідчення',
      other: '{count} як посвідчення',
    },
  },
  notRecorded: 'Хто це був, не записується.',
  today: 'сьогодні',
  asTable: 'Як таблиця',
  day: 'День',
  count: 'Відкриття',
};

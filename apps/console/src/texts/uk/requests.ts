import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Знайти запит',
  number: 'ID запиту, як у заголовку відповіді X-Request-Id',
  find: 'Знайти',
  none: 'За останні сім днів такого запиту немає. Зберігається лише те, що записано або відхилено.',
  request: 'Запит',
  answer: 'Відповідь',
  took: {
    one: 'за {count} мс',
    few: 'за {count} мс',
    many: 'за {count} мс',
    other: 'за {count} мс',
  },
  by: 'Хто',
  why: 'Чому',
};

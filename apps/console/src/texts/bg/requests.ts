import type { Section } from '../catalogue.js';

/** Заявка, която се търси по номера си. */
export const requests: Section<'requests'> = {
  title: 'Намиране на заявка',
  number: 'Номер на заявката, както е в X-Request-Id на отговора',
  find: 'Намиране',
  none: 'Няма такава заявка през последните седем дни. Пази се само записаното или отказаното.',
  request: 'Заявка',
  answer: 'Отговор',
  took: { one: 'след {count} ms', other: 'след {count} ms' },
  by: 'От',
  why: 'Защо',
};

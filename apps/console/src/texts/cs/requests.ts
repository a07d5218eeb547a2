import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Najít požadavek',
  number: 'Identifikátor požadavku, jak je v X-Request-Id odpovědi',
  find: 'Najít',
  none: 'Takový požadavek za posledních sedm dnů není. Uchovává se jen to, co bylo zapsáno nebo odmítnuto.',
  request: 'Požadavek',
  answer: 'Odpověď',
  took: { one: 'po {count} ms', few: 'po {count} ms', other: 'po {count} ms' },
  by: 'Kdo',
  why: 'Proč',
};

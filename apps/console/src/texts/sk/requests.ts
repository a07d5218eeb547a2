import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Nájsť požiadavku',
  number: 'ID požiadavky, ako je v hlavičke odpovede X-Request-Id',
  find: 'Nájsť',
  none: 'Taká požiadavka za posledných sedem dní nie je. Uchováva sa iba to, čo sa zapísalo alebo odmietlo.',
  request: 'Požiadavka',
  answer: 'Odpoveď',
  took: { one: 'po {count} ms', few: 'po {count} ms', other: 'po {count} ms' },
  by: 'Kto',
  why: 'Prečo',
};

import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Kérés keresése',
  number: 'A kérés azonosítója, ahogy a válasz X-Request-Id fejlécében áll',
  find: 'Keresés',
  none: 'Az elmúlt hét napban nincs ilyen kérés. Csak azt őrizzük, amit írtak vagy elutasítottunk.',
  request: 'Kérés',
  answer: 'Válasz',
  took: { one: '{count} ms után', other: '{count} ms után' },
  by: 'Ki',
  why: 'Miért',
};

import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Leia päring',
  number: 'Päringu ID, nagu vastuse päises X-Request-Id',
  find: 'Leia',
  none: 'Viimase seitsme päeva jooksul sellist päringut ei ole. Säilitatakse ainult see, mis kirjutati või tagasi lükati.',
  request: 'Päring',
  answer: 'Vastus',
  took: { one: '{count} ms pärast', other: '{count} ms pärast' },
  by: 'Kes',
  why: 'Miks',
};

import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Aimsigh iarratas',
  number: 'Aitheantas an iarratais, mar atá in X-Request-Id an fhreagra',
  find: 'Aimsigh',
  none: 'Níl a leithéid d’iarratas ann le seacht lá anuas. Ní choinnítear ach a ndearnadh a scríobh nó ar diúltaíodh dó.',
  request: 'Iarratas',
  answer: 'Freagra',
  took: {
    one: 'tar éis {count} ms',
    two: 'tar éis {count} ms',
    few: 'tar éis {count} ms',
    many: 'tar éis {count} ms',
    other: 'tar éis {count} ms',
  },
  by: 'Ag',
  why: 'Cén fáth',
};

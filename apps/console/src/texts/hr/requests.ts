import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Nađi zahtjev',
  number: 'Identifikator zahtjeva, kao u X-Request-Id odgovora',
  find: 'Nađi',
  none: 'Nema takvog zahtjeva u zadnjih sedam dana. Čuva se samo ono što je zapisano ili odbijeno.',
  request: 'Zahtjev',
  answer: 'Odgovor',
  took: { one: 'nakon {count} ms', few: 'nakon {count} ms', other: 'nakon {count} ms' },
  by: 'Tko',
  why: 'Zašto',
};

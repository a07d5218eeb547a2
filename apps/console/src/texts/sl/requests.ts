import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Najdi zahtevo',
  number: 'ID zahteve, kot je v odgovoru v glavi X-Request-Id',
  find: 'Najdi',
  none: 'V zadnjih sedmih dneh take zahteve ni. Hrani se samo, kar je bilo zapisano ali zavrnjeno.',
  request: 'Zahteva',
  answer: 'Odgovor',
  took: {
    one: 'po {count} ms',
    two: 'po {count} ms',
    few: 'po {count} ms',
    other: 'po {count} ms',
  },
  by: 'Kdo',
  why: 'Zakaj',
};

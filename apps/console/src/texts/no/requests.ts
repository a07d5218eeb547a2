import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Finn en forespørsel',
  number: 'ID-en til forespørselen, som i svarets X-Request-Id',
  find: 'Finn',
  none: 'Ingen slik forespørsel de siste sju dagene. Bare det som ble skrevet eller avvist, oppbevares.',
  request: 'Forespørsel',
  answer: 'Svar',
  took: { one: 'etter {count} ms', other: 'etter {count} ms' },
  by: 'Av',
  why: 'Hvorfor',
};

import type { Section } from '../catalogue.js';

/** Eine Anfrage, die nach ihrer Nummer gesucht wird. */
export const requests: Section<'requests'> = {
  title: 'Anfrage finden',
  number: 'Nummer der Anfrage, wie im Kopf X-Request-Id der Antwort',
  find: 'Finden',
  none: 'Keine solche Anfrage in den letzten sieben Tagen. Behalten wird nur, was geschrieben oder abgelehnt wurde.',
  request: 'Anfrage',
  answer: 'Antwort',
  took: { one: 'nach {count} ms', other: 'nach {count} ms' },
  by: 'Von',
  why: 'Warum',
};

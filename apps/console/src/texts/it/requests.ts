/** Words of a request that is looked up by its number. */
import type { Section } from '../catalogue.js';

export const requests: Section<'requests'> = {
  title: 'Trovare una richiesta',
  number: 'Identificativo della richiesta, come nell’intestazione X-Request-Id della risposta',
  find: 'Trova',
  none: 'Nessuna richiesta simile negli ultimi sette giorni. Si conserva solo ciò che è stato scritto o rifiutato.',
  request: 'Richiesta',
  answer: 'Risposta',
  took: { one: 'dopo {count} ms', other: 'dopo {count} ms' },
  by: 'Da',
  why: 'Perché',
};

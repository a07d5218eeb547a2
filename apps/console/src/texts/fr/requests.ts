/** Words of a request that is looked up by its number. */
import type { Section } from '../catalogue.js';

export const requests: Section<'requests'> = {
  title: 'Retrouver une requête',
  number: 'Identifiant de la requête, comme dans l’en-tête X-Request-Id de la réponse',
  find: 'Rechercher',
  none: 'Aucune requête de ce type ces sept derniers jours. Seul ce qui a été écrit ou refusé est conservé.',
  request: 'Requête',
  answer: 'Réponse',
  took: { one: 'après {count} ms', other: 'après {count} ms' },
  by: 'Par',
  why: 'Pourquoi',
};

/** Words of a request that is looked up by its number. */
import type { Section } from '../catalogue.js';

export const requests: Section<'requests'> = {
  title: 'Wyszukiwanie żądania',
  number: 'Identyfikator żądania, jak w nagłówku X-Request-Id odpowiedzi',
  find: 'Znajdź',
  none: 'Brak takiego żądania z ostatnich siedmiu dni. Przechowuje się tylko to, co zapisano lub odrzucono.',
  request: 'Żądanie',
  answer: 'Odpowiedź',
  took: {
    one: 'po {count} ms',
    few: 'po {count} ms',
    many: 'po {count} ms',
    other: 'po {count} ms',
  },
  by: 'Kto',
  why: 'Dlaczego',
};

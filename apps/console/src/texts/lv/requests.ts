import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Atrast pieprasījumu',
  number: 'Pieprasījuma ID, kā atbildes galvenē X-Request-Id',
  find: 'Atrast',
  none: 'Pēdējās septiņās dienās šāda pieprasījuma nav. Glabā tikai to, kas ierakstīts vai noraidīts.',
  request: 'Pieprasījums',
  answer: 'Atbilde',
  took: { zero: 'pēc {count} ms', one: 'pēc {count} ms', other: 'pēc {count} ms' },
  by: 'Kas',
  why: 'Kāpēc',
};

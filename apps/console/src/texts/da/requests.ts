import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Find et kald',
  number: 'Kaldets id, som i svarets X-Request-Id',
  find: 'Find',
  none: 'Intet sådant kald i de seneste syv dage. Kun det, der blev skrevet eller afvist, gemmes.',
  request: 'Kald',
  answer: 'Svar',
  took: { one: 'efter {count} ms', other: 'efter {count} ms' },
  by: 'Af',
  why: 'Hvorfor',
};

import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Hitta ett anrop',
  number: 'Anropets id, som i svarets X-Request-Id',
  find: 'Hitta',
  none: 'Inget sådant anrop de senaste sju dagarna. Bara det som skrevs eller nekades sparas.',
  request: 'Anrop',
  answer: 'Svar',
  took: { one: 'efter {count} ms', other: 'efter {count} ms' },
  by: 'Av',
  why: 'Varför',
};

import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Finna beiðni',
  number: 'Auðkenni beiðni, eins og í X-Request-Id svarsins',
  find: 'Finna',
  none: 'Engin slík beiðni síðustu sjö daga. Aðeins það sem var skrifað eða hafnað er geymt.',
  request: 'Beiðni',
  answer: 'Svar',
  took: { one: 'eftir {count} ms', other: 'eftir {count} ms' },
  by: 'Af',
  why: 'Hvers vegna',
};

import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Găsiți o cerere',
  number: 'Identificatorul cererii, ca în X-Request-Id al răspunsului',
  find: 'Găsiți',
  none: 'Nicio astfel de cerere în ultimele șapte zile. Se păstrează numai ce s-a scris sau s-a refuzat.',
  request: 'Cerere',
  answer: 'Răspuns',
  took: { one: 'după {count} ms', few: 'după {count} ms', other: 'după {count} ms' },
  by: 'De',
  why: 'De ce',
};

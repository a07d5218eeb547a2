import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Verzoek zoeken',
  number: 'Id van het verzoek, zoals in X-Request-Id van het antwoord',
  find: 'Zoeken',
  none: 'Geen zo’n verzoek in de laatste zeven dagen. Alleen wat is geschreven of geweigerd, wordt bewaard.',
  request: 'Verzoek',
  answer: 'Antwoord',
  took: { one: 'na {count} ms', other: 'na {count} ms' },
  by: 'Door',
  why: 'Waarom',
};

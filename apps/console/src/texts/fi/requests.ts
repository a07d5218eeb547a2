import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Etsi kutsu',
  number: 'Kutsun tunniste, kuten vastauksen X-Request-Id',
  find: 'Etsi',
  none: 'Tällaista kutsua ei ole viimeisiltä seitsemältä päivältä. Vain kirjoitettu tai hylätty säilytetään.',
  request: 'Kutsu',
  answer: 'Vastaus',
  took: { one: '{count} ms kuluttua', other: '{count} ms kuluttua' },
  by: 'Tekijä',
  why: 'Miksi',
};

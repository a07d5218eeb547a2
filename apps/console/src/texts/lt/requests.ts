import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Rasti užklausą',
  number: 'Užklausos ID, kaip atsakymo antraštėje X-Request-Id',
  find: 'Rasti',
  none: 'Per pastarąsias septynias dienas tokios užklausos nebuvo. Saugoma tik tai, kas įrašyta arba atmesta.',
  request: 'Užklausa',
  answer: 'Atsakymas',
  took: { one: 'po {count} ms', few: 'po {count} ms', other: 'po {count} ms' },
  by: 'Kas',
  why: 'Kodėl',
};

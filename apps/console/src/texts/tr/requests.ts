import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'İstek bul',
  number: 'İstek kimliği, yanıtın X-Request-Id başlığındaki gibi',
  find: 'Bul',
  none: 'Son yedi günde böyle bir istek yok. Yalnızca yazılanlar veya reddedilenler saklanır.',
  request: 'İstek',
  answer: 'Yanıt',
  took: { one: '{count} ms sonra', other: '{count} ms sonra' },
  by: 'Yapan',
  why: 'Neden',
};

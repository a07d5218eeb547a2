import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Açılışlar',
  titleAll: 'Herkesçe açılışlar',
  days: '30 gün',
  failed: 'Açılışlar yüklenemedi.',
  none: 'Son 30 günde açılış yok.',
  total: { one: '30 günde {count} açılış', other: '30 günde {count} açılış' },
  kinds: {
    page: { one: '{count} sayfa olarak', other: '{count} sayfa olarak' },
    data: { one: '{count} veri olarak', other: '{count} veri olarak' },
    credential: { one: '{count} belge olarak', other: '{count} belge olarak' },
  },
  notRecorded: 'Kim olduğu kaydedilmez.',
  today: 'bugün',
  asTable: 'Tablo olarak',
  day: 'Gün',
  count: 'Açılışlar',
};

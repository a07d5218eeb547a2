/** How often passports were opened. */
import type { Section } from '../catalogue.js';

export const openings: Section<'openings'> = {
  title: 'Otwarcia',
  titleAll: 'Otwarcia przez odbiorców',
  days: '30 dni',
  failed: 'Nie udało się wczytać otwarć.',
  none: 'Brak otwarć w ostatnich 30 dniach.',
  total: {
    one: '{count} otwarcie w ciągu 30 dni',
    few: '{count} otwarcia w ciągu 30 dni',
    many: '{count} otwarć w ciągu 30 dni',
    other: '{count} otwarć w ciągu 30 dni',
  },
  kinds: {
    page: {
      one: '{count} jako strona',
      few: '{count} jako strona',
      many: '{count} jako strona',
      other: '{count} jako strona',
    },
    data: {
      one: '{count} jako dane',
      few: '{count} jako dane',
      many: '{count} jako dane',
      other: '{count} jako dane',
    },
    credential: {
      one: '{count} jako poświadczenie',
      few: '{count} jako poświadczenie',
      many: '{count} jako poświadczenie',
      other: '{count} jako poświadczenie',
    },
  },
  notRecorded: 'Nie zapisuje się, kto to był.',
  today: 'dzisiaj',
  asTable: 'Jako tabela',
  day: 'Dzień',
  count: 'Otwarcia',
};

import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Avamised',
  titleAll: 'Avalikkuse avamised',
  days: '30 päeva',
  failed: 'Avamisi ei õnnestunud laadida.',
  none: 'Viimase 30 päeva jooksul avamisi ei ole.',
  total: { one: '{count} avamine 30 päeva jooksul', other: '{count} avamist 30 päeva jooksul' },
  kinds: {
    page: { one: '{count} lehena', other: '{count} lehena' },
    data: { one: '{count} andmetena', other: '{count} andmetena' },
    credential: { one: '{count} tõendina', other: '{count} tõendina' },
  },
  notRecorded: 'Kes avas, seda ei jäädvustata.',
  today: 'täna',
  asTable: 'Tabelina',
  day: 'Päev',
  count: 'Avamised',
};

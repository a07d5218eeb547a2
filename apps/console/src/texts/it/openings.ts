/** How often passports were opened. */
import type { Section } from '../catalogue.js';

export const openings: Section<'openings'> = {
  title: 'Consultazioni',
  titleAll: 'Consultazioni del pubblico',
  days: '30 giorni',
  failed: 'Non è stato possibile caricare le consultazioni.',
  none: 'Nessuna consultazione negli ultimi 30 giorni.',
  total: { one: '{count} consultazione in 30 giorni', other: '{count} consultazioni in 30 giorni' },
  kinds: {
    page: { one: '{count} come pagina', other: '{count} come pagina' },
    data: { one: '{count} come dati', other: '{count} come dati' },
    credential: { one: '{count} come credenziale', other: '{count} come credenziale' },
  },
  notRecorded: 'Non si registra chi è stato.',
  today: 'oggi',
  asTable: 'Come tabella',
  day: 'Giorno',
  count: 'Consultazioni',
};

import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Aberturas',
  titleAll: 'Abertos pelo público',
  days: '30 dias',
  failed: 'Não foi possível carregar as aberturas.',
  none: 'Nenhuma abertura nos últimos 30 dias.',
  total: { one: '{count} abertura em 30 dias', other: '{count} aberturas em 30 dias' },
  kinds: {
    page: { one: '{count} como página', other: '{count} como página' },
    data: { one: '{count} como dados', other: '{count} como dados' },
    credential: { one: '{count} como credencial', other: '{count} como credencial' },
  },
  notRecorded: 'Não se regista quem foi.',
  today: 'hoje',
  asTable: 'Em tabela',
  day: 'Dia',
  count: 'Aberturas',
};

/** How often passports were opened. */
import type { Section } from '../catalogue.js';

export const openings: Section<'openings'> = {
  title: 'Consultas',
  titleAll: 'Consultas del público',
  days: '30 días',
  failed: 'No se han podido cargar las consultas.',
  none: 'Ninguna consulta en los últimos 30 días.',
  total: { one: '{count} consulta en 30 días', other: '{count} consultas en 30 días' },
  kinds: {
    page: { one: '{count} como página', other: '{count} como página' },
    data: { one: '{count} como datos', other: '{count} como datos' },
    credential: { one: '{count} como credencial', other: '{count} como credencial' },
  },
  notRecorded: 'No se registra quién fue.',
  today: 'hoy',
  asTable: 'Como tabla',
  day: 'Día',
  count: 'Consultas',
};

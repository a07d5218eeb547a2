/** How often passports were opened. */
import type { Section } from '../catalogue.js';

export const openings: Section<'openings'> = {
  title: 'Consultations',
  titleAll: 'Consultations par le public',
  days: '30 jours',
  failed: 'Les consultations n’ont pas pu être chargées.',
  none: 'Aucune consultation ces 30 derniers jours.',
  total: { one: '{count} consultation en 30 jours', other: '{count} consultations en 30 jours' },
  kinds: {
    page: { one: '{count} comme page', other: '{count} comme page' },
    data: { one: '{count} comme données', other: '{count} comme données' },
    credential: { one: '{count} comme attestation', other: '{count} comme attestation' },
  },
  notRecorded: 'L’identité du visiteur n’est pas enregistrée.',
  today: 'aujourd’hui',
  asTable: 'Sous forme de tableau',
  day: 'Jour',
  count: 'Consultations',
};

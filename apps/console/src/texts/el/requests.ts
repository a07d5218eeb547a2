import type { Section } from '../catalogue.js';

/** Words of a request that is looked up by its number. */
export const requests: Section<'requests'> = {
  title: 'Εύρεση αιτήματος',
  number: 'Αναγνωριστικό αιτήματος, όπως στο X-Request-Id της απάντησης',
  find: 'Εύρεση',
  none: 'Δεν υπάρχει τέτοιο αίτημα τις τελευταίες επτά ημέρες. Φυλάσσεται μόνο ό,τι γράφτηκε ή απορρίφθηκε.',
  request: 'Αίτημα',
  answer: 'Απάντηση',
  took: { one: 'μετά από {count} ms', other: 'μετά από {count} ms' },
  by: 'Από',
  why: 'Γιατί',
};

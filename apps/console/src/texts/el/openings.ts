import type { Section } from '../catalogue.js';

/** How often passports were opened. */
export const openings: Section<'openings'> = {
  title: 'Ανοίγματα',
  titleAll: 'Ανοίγματα από το κοινό',
  days: '30 ημέρες',
  failed: 'Δεν ήταν δυνατή η φόρτωση των ανοιγμάτων.',
  none: 'Κανένα άνοιγμα τις τελευταίες 30 ημέρες.',
  total: { one: '{count} άνοιγμα σε 30 ημέρες', other: '{count} ανοίγματα σε 30 ημέρες' },
  kinds: {
    page: { one: '{count} ως σελίδα', other: '{count} ως σελίδα' },
    data: { one: '{count} ως δεδομένα', other: '{count} ως δεδομένα' },
    credential: {
      one: '{count} ως επαληθεύσιμο πιστοποιητικό',
      other: '{count} ως επαληθεύσιμο πιστοποιητικό',
    },
  },
  notRecorded: 'Δεν καταγράφεται ποιος ήταν.',
  today: 'σήμερα',
  asTable: 'Ως πίνακας',
  day: 'Ημέρα',
  count: 'Ανοίγματα',
};

/** How often passports were opened. */
export const openings = {
  title: 'Openings',
  titleAll: 'Opened by the public',
  days: '30 days',
  failed: 'The openings could not be loaded.',
  none: 'No openings in the last 30 days.',
  total: { one: '{count} opening in 30 days', other: '{count} openings in 30 days' },
  kinds: {
    page: { one: '{count} as a page', other: '{count} as a page' },
    data: { one: '{count} as data', other: '{count} as data' },
    credential: { one: '{count} as a credential', other: '{count} as a credential' },
  },
  notRecorded: 'Who it was is not recorded.',
  today: 'today',
  asTable: 'As a table',
  day: 'Day',
  count: 'Openings',
} as const;

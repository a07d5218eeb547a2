/** Words of a request that is looked up by its number. */
export const requests = {
  title: 'Find a request',
  number: 'Request id, as in the answer’s X-Request-Id',
  find: 'Find',
  none: 'No such request in the last seven days. Only what was written or refused is kept.',
  request: 'Request',
  answer: 'Answer',
  took: { one: 'after {count} ms', other: 'after {count} ms' },
  by: 'By',
  why: 'Why',
} as const;

/** What the catalogue is asked in measurements; the names of its passports are those that `search.ts` makes. */
export const searchQuestions = [
  { name: 'everything', query: '', filter: { words: [], status: undefined } },
  { name: 'a status', query: '?status=DRAFT', filter: { words: [], status: 'DRAFT' } },
  {
    name: 'a word that one in a thousand has',
    query: '?q=rare',
    filter: { words: ['rare'], status: undefined },
  },
  {
    name: 'a word that half of them have',
    query: '?q=common',
    filter: { words: ['common'], status: undefined },
  },
  {
    name: 'two words',
    query: '?q=word777+common',
    filter: { words: ['word777', 'common'], status: undefined },
  },
] as const;

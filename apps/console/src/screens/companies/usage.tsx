import type { PassportFilter } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';

/** How many passports name a company or a site. */
export function Usage({ filter }: { readonly filter: PassportFilter }) {
  const { words, say } = useTexts('companies');
  const { data } = useQuery({
    queryKey: ['passports', 'usage', filter],
    queryFn: ({ signal }) => client.passports.count(filter, { signal }),
    staleTime: 30_000,
  });
  return data === undefined ? null : <>{say(words.passports, { count: data.total })}</>;
}

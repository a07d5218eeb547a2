import { useQuery } from '@tanstack/preact-query';
import { Link } from '../../parts/link.js';
import { RichText } from '../../parts/rich-text.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { filterOf, listPath, type ListAddress } from './list-address.js';
import { beginningOf, nearestWords } from './nearest-words.js';

/** Beginnings of words that are tried, the longer first: each is a call, and the first that finds something ends it. */
const triedLengths = [3, 2, 1];

const maxRows = 200;

/** A word that nothing matches: one that begins alike and differs in few letters. */
export function DidYouMean({ address }: { readonly address: ListAddress }) {
  const { words } = useTexts('passports');
  const { q } = address;
  const { data: meant } = useQuery({
    queryKey: ['passports', 'meant', listPath(address)],
    queryFn: async ({ signal }) => (await findMeant(address, signal)) ?? null,
    staleTime: 60_000,
  });
  if (meant === undefined || meant === null || meant === q) return null;
  return (
    <p role="status">
      <RichText
        text={words.didYouMean}
        values={{
          meant: (
            <Link class="alone" to={listPath(address, { q: meant })}>
              {meant}
            </Link>
          ),
        }}
      />
    </p>
  );
}

async function findMeant(address: ListAddress, signal: AbortSignal): Promise<string | undefined> {
  const typed = address.q.trim();
  for (const length of triedLengths) {
    const q = beginningOf(typed, length);
    if (q === typed) continue;
    const filter = { ...filterOf(address, new Date()), q };
    const { passports } = await client.passports.searchPage(
      { ...filter, limit: maxRows },
      { signal },
    );
    const meant = nearestWords(typed, passports);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

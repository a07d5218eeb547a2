import type { CountPassportsReply } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { Link } from '../../parts/link.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { listPath, viewNames, type ListAddress, type ViewName } from './list-address.js';

/** The views, each with its number. */
export function Views({ address }: { readonly address: ListAddress }) {
  const { words, formats } = useTexts('passports');
  const { data } = useQuery({
    queryKey: ['passports', 'counts'],
    queryFn: async ({ signal }) => {
      const [all, published] = await Promise.all([
        client.passports.count({}, { signal }),
        client.passports.count({ status: 'ACTIVE' }, { signal }),
      ]);
      return { all, published };
    },
  });
  return (
    <nav class="filters" aria-label={words.views.label}>
      {viewNames.map((view) => (
        <Link
          key={view}
          class="chip"
          to={listPath(address, { view })}
          aria-current={view === address.view ? 'page' : undefined}
        >
          {words.views[view]} <b>{data && formats.number(countOf(view, data))}</b>
        </Link>
      ))}
    </nav>
  );
}

interface Counts {
  readonly all: CountPassportsReply;
  readonly published: CountPassportsReply;
}

function countOf(view: ViewName, { all, published }: Counts): number {
  switch (view) {
    case 'all':
      return all.total;
    case 'drafts':
      return all.byStatus.DRAFT ?? 0;
    case 'unsealed':
      return published.notSealed;
    case 'ending':
      return all.certificatesEnding;
    case 'credential':
      return all.notVcReady;
    case 'recalled':
      return all.byStatus.RECALLED ?? 0;
  }
}

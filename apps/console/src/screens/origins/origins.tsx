import type { EpcisEvent } from '@dpp/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { pathTo } from '../../base.js';
import { FoldTable, type Column } from '../../parts/fold-table.js';
import { Link } from '../../parts/link.js';
import { ListState } from '../../parts/list-state.js';
import { Page } from '../../parts/page.js';
import { SearchField } from '../../parts/search-field.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { reportedOf, type Reported } from './model/reported.js';
import { NoStep } from './no-step.js';
import { useStepName } from './step-words.js';
import '../../styles/filters.css';

const pageSize = 50;

/** A page as the client gives it, with the way to the next one. */
type LoadedPage = Awaited<ReturnType<typeof client.events.list>>;

/** Everything that was reported, newest first. */
export function Origins() {
  const { words, lang } = useTexts('origins');
  const { query, route } = useLocation();
  const thing = query.q ?? '';
  const list = useInfiniteQuery({
    queryKey: ['events', thing],
    initialPageParam: undefined as LoadedPage | undefined,
    queryFn: async ({ signal, pageParam }) => {
      const asked = { perPage: pageSize, ...(thing !== '' && { MATCH_anyEPC: thing }) };
      return (await pageParam?.next()) ?? (await client.events.list(asked, { signal }));
    },
    getNextPageParam: (page: LoadedPage) => (page.hasNext ? page : undefined),
    placeholderData: keepPreviousData,
  });
  const rows = {
    data: list.data?.pages.flatMap(({ items }) => items),
    error: list.error,
    refetch: list.refetch,
  };
  const pathOf = (q: string) => (q === '' ? '/origins' : `/origins?q=${encodeURIComponent(q)}`);
  return (
    <Page title={words.title} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
        </div>
      </div>
      <SearchField
        label={words.searchLabel}
        hint={words.searchHint}
        q={thing}
        onSearch={(q) => route(pathTo(pathOf(q.trim())), thing !== '')}
      />
      <ListState
        query={rows}
        what={words.loadFailed}
        empty={thing === '' ? <NoStep title={words.empty} /> : <p>{words.noMatch}</p>}
      >
        {(events) => <ReportedTable events={events} />}
      </ListState>
      {list.hasNextPage && (
        <div class="pager">
          <button
            class="btn small"
            type="button"
            aria-disabled={list.isFetchingNextPage}
            onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
          >
            {words.older}
          </button>
        </div>
      )}
    </Page>
  );
}

function ReportedTable({ events }: { readonly events: readonly EpcisEvent[] }) {
  const { words, formats, say } = useTexts('origins');
  const nameOf = useStepName();
  const columns: Column<Reported>[] = [
    {
      name: words.what,
      cell: (reported) => (
        <Link class="alone" to={`/origins/${encodeURIComponent(reported.id)}`}>
          {nameOf(reported)}
        </Link>
      ),
    },
    {
      name: words.when,
      cell: ({ at }) => (at === undefined ? null : `${formats.shortDate(at)}, ${formats.time(at)}`),
    },
    {
      name: words.things,
      cell: ({ things }) => (
        <>
          <span class="mono">{things[0]}</span>
          {things.length > 1 && (
            <small>{say(words.moreThings, { count: things.length - 1 })}</small>
          )}
        </>
      ),
    },
    {
      name: words.where,
      isOptional: true,
      cell: ({ where }) => where !== undefined && <span class="mono">{where}</span>,
    },
  ];
  return (
    <FoldTable
      caption={words.title}
      columns={columns}
      rows={events.map(reportedOf)}
      keyOf={({ id }) => id}
    />
  );
}

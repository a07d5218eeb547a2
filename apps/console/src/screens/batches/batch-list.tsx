import type { Batch } from '@dpp/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { pathTo } from '../../base.js';
import { FilterChoice } from '../../parts/filter-choice.js';
import { FoldTable } from '../../parts/fold-table.js';
import { Link } from '../../parts/link.js';
import { ListState } from '../../parts/list-state.js';
import { SearchField } from '../../parts/search-field.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import type { Source } from '../passport/use-passport.js';
import { BatchStatusMark, useBatchStatus } from './batch-status.js';
import { batchesKey, batchesPath, type BatchStatus } from './use-batches.js';

const pageSize = '50';
const statuses: readonly BatchStatus[] = ['ACTIVE', 'RECALLED'];

/** What the address asks for. */
interface Filter {
  readonly lot: string;
  readonly status: BatchStatus | undefined;
}

function searchOf({ lot, status }: Filter): string {
  const query = new URLSearchParams();
  if (lot.trim() !== '') query.set('lot', lot.trim());
  if (status !== undefined) query.set('status', status);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

interface BatchListProps {
  readonly source: Source;
  /** Without any there is nothing to search. */
  readonly hasAny: boolean | undefined;
}

/** The batches of a passport in the order of their lots. */
export function BatchList({ source, hasAny }: BatchListProps) {
  const { words } = useTexts('batches');
  const { words: passports } = useTexts('passports');
  const { query, route } = useLocation();
  const statusText = useBatchStatus();
  const filter: Filter = {
    lot: query.lot ?? '',
    status: statuses.find((each) => each === query.status),
  };
  const go = (changes: Partial<Filter>, replaces = false) =>
    route(pathTo(batchesPath(source.id, searchOf({ ...filter, ...changes }))), replaces);
  return (
    <>
      {hasAny === true && (
        <SearchField
          label={words.search}
          hint={words.searchHint}
          maxLength={20}
          q={filter.lot}
          onSearch={(lot) => go({ lot }, filter.lot !== '')}
        >
          <FilterChoice
            name={passports.columns.status}
            value={filter.status}
            options={statuses.map((each) => [each, statusText(each)])}
            onChoose={(status) => go({ status })}
          />
        </SearchField>
      )}
      <Found source={source} filter={filter} />
    </>
  );
}

function Found({ source, filter }: { readonly source: Source; readonly filter: Filter }) {
  const { words } = useTexts('batches');
  const { words: units } = useTexts('units');
  const { words: passport } = useTexts('passport');
  const list = useInfiniteQuery({
    queryKey: [...batchesKey(source.id), 'list', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: cursor }) =>
      client.batches.listPage(source.id, {
        ...{ lot: filter.lot.trim() || undefined, status: filter.status },
        ...{ cursor, limit: pageSize, signal },
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const rows = {
    data: list.data?.pages.flatMap(({ batches }) => batches),
    error: list.error,
    refetch: list.refetch,
  };
  const empty = searchOf(filter) === '' ? <NoBatch /> : <p>{words.noMatch}</p>;
  return (
    <ListState query={rows} what={words.loadFailed} empty={empty}>
      {(batches) => (
        <section class="sec" aria-label={passport.tabs.batches}>
          <BatchTable batches={batches} />
          {list.hasNextPage && (
            <div class="pager">
              <button
                class="btn small"
                type="button"
                aria-disabled={list.isFetchingNextPage}
                onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
              >
                {units.more}
              </button>
            </div>
          )}
        </section>
      )}
    </ListState>
  );
}

function BatchTable({ batches }: { readonly batches: readonly Batch[] }) {
  const { words, formats } = useTexts('batches');
  const { words: passports } = useTexts('passports');
  const { words: passport } = useTexts('passport');
  return (
    <FoldTable
      caption={passport.tabs.batches}
      isNarrow
      columns={[
        {
          name: words.lot,
          cell: ({ id, lot, passportId }) => (
            <Link class="code alone" to={batchesPath(passportId, `?batch=${id}`)}>
              {lot}
            </Link>
          ),
        },
        {
          name: passports.columns.status,
          cell: ({ status }) => <BatchStatusMark status={status} />,
        },
        {
          name: passports.columns.changed,
          cell: ({ updatedAt }) => formats.shortDate(updatedAt),
        },
      ]}
      rows={batches}
      keyOf={({ id }) => id}
    />
  );
}

function NoBatch() {
  const { words } = useTexts('batches');
  return (
    <div class="empty">
      <h2>{words.empty}</h2>
      <p>{words.emptyText}</p>
    </div>
  );
}

import { keepPreviousData, useInfiniteQuery } from '@tanstack/preact-query';
import { ListState } from '../../parts/list-state.js';
import { useTexts } from '../../texts/use-texts.js';
import { EntryTable } from './entry-table.js';
import { searchOf, type LogAddress } from './log-address.js';
import type { LogSource } from './log-source.js';

const pageSize = 50;

/** A page as the client gives it, with the way to the next one. */
type LoadedPage = Awaited<ReturnType<LogSource['log']['list']>>;

interface EntryListProps extends Pick<LogSource, 'log'> {
  readonly address: LogAddress;
  readonly openedSeq?: number;
}

/** Entries of the log that an address asks for, newest first, page by page. */
export function EntryList({ log, address, openedSeq = Number.NaN }: EntryListProps) {
  const { words } = useTexts('audit');
  const search = searchOf(address, new Date());
  const list = useInfiniteQuery({
    queryKey: ['audit', address.path, 'list', search],
    initialPageParam: undefined as LoadedPage | undefined,
    queryFn: async ({ signal, pageParam }) =>
      (await pageParam?.next()) ?? (await log.list({ ...search, limit: pageSize }, { signal })),
    getNextPageParam: (page: LoadedPage) => (page.hasNext ? page : undefined),
    placeholderData: keepPreviousData,
  });
  const rows = {
    data: list.data?.pages.flatMap(({ items }) => items),
    error: list.error,
    refetch: list.refetch,
  };
  return (
    <>
      <ListState query={rows} what={words.loadFailed} empty={<p>{words.nothing}</p>}>
        {(entries) => <EntryTable entries={entries} address={address} openedSeq={openedSeq} />}
      </ListState>
      <div class="pager">
        <span>{words.newestFirst}</span>
        {list.hasNextPage && (
          <button
            class="btn small"
            type="button"
            aria-disabled={list.isFetchingNextPage}
            onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
          >
            {words.older}
          </button>
        )}
      </div>
    </>
  );
}

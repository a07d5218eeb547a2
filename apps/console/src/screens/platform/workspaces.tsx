import { keepPreviousData, useInfiniteQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useMemo } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { ListState } from '../../parts/list-state.js';
import { Page } from '../../parts/page.js';
import { platform } from '../../server/platform.js';
import { useTexts } from '../../texts/use-texts.js';
import { NewWorkspace } from './new-workspace.js';
import {
  countOf,
  listPath,
  parseListAddress,
  searchOf,
  views,
  type ListAddress,
} from './platform-address.js';
import { WorkspaceSearch } from './workspace-search.js';
import { WorkspaceTable } from './workspace-table.js';
import '../../styles/filters.css';
import '../../styles/sections.css';

const pageSize = 50;

/** All workspaces, by state and use; and a new one. */
export function Workspaces() {
  const { words, lang } = useTexts('platform');
  const { query, route } = useLocation();
  const address = useMemo(() => parseListAddress(query), [query]);
  const list = useWorkspaces(address);
  const [first] = list.data?.pages ?? [];
  const rows = {
    data: list.data?.pages.flatMap(({ tenants }) => tenants),
    error: list.error,
    refetch: list.refetch,
  };
  return (
    <Page title={words.workspaces} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.workspaces}</h1>
          <p class="lead">{words.workspacesLead}</p>
        </div>
        <div class="acts">
          <Link class="btn go" to="/platform?new">
            <Icon name="plus" small />
            {words.newWorkspace}
          </Link>
        </div>
      </div>
      {'new' in query && <NewWorkspace onDone={() => route(pathTo('/platform'), true)} />}
      <Views address={address} counts={first?.counts} />
      <WorkspaceSearch address={address} />
      <ListState
        query={rows}
        what={words.loadFailed}
        empty={<NoWorkspace isPartial={list.hasNextPage} />}
      >
        {(tenants) => <WorkspaceTable tenants={tenants} />}
      </ListState>
      <div class="pager">
        <span>{words.oldestFirst}</span>
        {list.hasNextPage && (
          <button
            class="btn small"
            type="button"
            aria-disabled={list.isFetchingNextPage}
            onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
          >
            {words.more}
          </button>
        )}
      </div>
    </Page>
  );
}

function useWorkspaces(address: ListAddress) {
  return useInfiniteQuery({
    queryKey: ['platform', 'tenants', address],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: cursor }) =>
      platform.getTenantsPage({ ...searchOf(address), limit: pageSize, cursor }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

interface ViewsProps {
  readonly address: ListAddress;
  readonly counts: Readonly<Record<string, number>> | undefined;
}

function Views({ address, counts }: ViewsProps) {
  const { words, formats } = useTexts('platform');
  return (
    <nav class="filters" aria-label={words.views.label}>
      {views.map((view) => {
        const count = counts && countOf(view, counts);
        return (
          <Link
            key={view}
            class="chip"
            to={listPath({ ...address, view })}
            aria-current={view === address.view ? 'page' : undefined}
          >
            {words.views[view]} {count !== undefined && <b>{formats.number(count)}</b>}
          </Link>
        );
      })}
    </nav>
  );
}

/** A view that looks at many workspaces may not have found one yet. */
function NoWorkspace({ isPartial }: { readonly isPartial: boolean }) {
  const { words } = useTexts('platform');
  return (
    <div class="empty">
      <h2>{words.emptyTitle}</h2>
      <p>{isPartial ? words.moreToLook : words.emptyText}</p>
    </div>
  );
}

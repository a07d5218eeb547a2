import { keepPreviousData, useQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { ListState } from '../../parts/list-state.js';
import { Page } from '../../parts/page.js';
import { platform } from '../../server/platform.js';
import { useTexts } from '../../texts/use-texts.js';
import { AccessForm } from './access-form.js';
import { AccessTable } from './access-table.js';
import '../../styles/filters.css';
import '../../styles/sections.css';

const views = ['ACTIVE', 'REVOKED'] as const;
type View = (typeof views)[number];

/** So many are shown at first, and so many at most: the server's own bound of a page. */
const pageSize = 50;
const maxShown = 200;

/** Grants of the platform to authorities, in all workspaces or one; and a new one. */
export function Authorities() {
  const { words, lang } = useTexts('platform');
  const { query, route } = useLocation();
  const tenantId = query.workspace;
  const view = views.find((each) => each === query.status) ?? 'ACTIVE';
  const [limit, setLimit] = useState(pageSize);
  const list = useQuery({
    queryKey: ['platform', 'grants', view, tenantId, limit],
    queryFn: ({ signal }) => platform.getGrantsPage({ status: view, tenantId, limit }, { signal }),
    placeholderData: keepPreviousData,
  });
  const rows = { data: list.data?.grants, error: list.error, refetch: list.refetch };
  const isCut = (list.data?.total ?? 0) > limit && limit < maxShown;
  return (
    <Page title={words.authorities} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.authorities}</h1>
          <p class="lead">{words.authoritiesLead}</p>
        </div>
        <div class="acts">
          <Link class="btn go" to={pathOf({ tenantId, isNew: true })}>
            <Icon name="plus" small />
            {words.newAccess}
          </Link>
        </div>
      </div>
      {'new' in query && (
        <AccessForm tenantId={tenantId} onDone={() => route(pathTo(pathOf({ tenantId })), true)} />
      )}
      <Views view={view} tenantId={tenantId} counts={list.data?.counts} />
      <ListState query={rows} what={words.grantsFailed} empty={<NoAccess view={view} />}>
        {(grants) => <AccessTable grants={grants} />}
      </ListState>
      {isCut && (
        <div class="pager">
          <button class="btn small" type="button" onClick={() => setLimit(maxShown)}>
            {words.moreGrants}
          </button>
        </div>
      )}
    </Page>
  );
}

interface AuthoritiesPath {
  readonly tenantId: string | undefined;
  readonly view?: View;
  readonly isNew?: boolean;
}

function pathOf({ tenantId, view, isNew = false }: AuthoritiesPath): string {
  const query = new URLSearchParams();
  if (tenantId !== undefined) query.set('workspace', tenantId);
  if (view !== undefined) query.set('status', view);
  if (isNew) query.set('new', '');
  return query.size === 0 ? '/platform/authorities' : `/platform/authorities?${query.toString()}`;
}

interface ViewsProps {
  readonly view: View;
  readonly tenantId: string | undefined;
  readonly counts: Readonly<Record<View, number>> | undefined;
}

function Views({ view, tenantId, counts }: ViewsProps) {
  const { words, formats } = useTexts('platform');
  return (
    <nav class="filters" aria-label={words.grantViews.label}>
      {views.map((each) => (
        <Link
          key={each}
          class="chip"
          to={pathOf({ tenantId, view: each })}
          aria-current={each === view ? 'page' : undefined}
        >
          {words.grantViews[each]}{' '}
          {counts && tenantId === undefined && <b>{formats.number(counts[each])}</b>}
        </Link>
      ))}
      {tenantId !== undefined && (
        <span>
          {words.onlyIn}{' '}
          <Link class="alone" to={pathOf({ tenantId: undefined, view })}>
            {words.inAll}
          </Link>
        </span>
      )}
    </nav>
  );
}

function NoAccess({ view }: { readonly view: View }) {
  const { words } = useTexts('platform');
  return (
    <div class="empty">
      <h2>{words.noGrants[view]}</h2>
      <p>{words.noGrantsText}</p>
    </div>
  );
}

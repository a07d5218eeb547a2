import type { AccessGrant } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Link } from '../../parts/link.js';
import { Page } from '../../parts/page.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { OpenedGrant } from './opened-grant.js';
import '../../styles/filters.css';
import '../../styles/inbox.css';

/** The states of a grant, as views; what waits for a person comes first. */
const views = ['PENDING', 'ACTIVE', 'DENIED', 'REVOKED'] as const;
type View = (typeof views)[number];

/** So many are shown at first, and so many at most: the server's own bound of a page. */
const pageSize = 25;
const maxShown = 100;

/** Requests for restricted data, and the one that is opened beside them. */
export function Grants({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { words, lang, say } = useTexts('grants');
  const { query } = useLocation();
  const view = views.find((each) => each === query.status) ?? 'PENDING';
  const [limit, setLimit] = useState(pageSize);
  const { id } = params;
  const list = useQuery({
    queryKey: ['grants', view, limit],
    queryFn: ({ signal }) => client.grants.listPage({ status: view, limit }, { signal }),
  });
  return (
    <Page title={words.title} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
        </div>
      </div>
      <nav class="filters" aria-label={words.views.label}>
        {views.map((each) => (
          <Link
            key={each}
            class="chip"
            to={`/grants?status=${each}`}
            aria-current={each === view ? 'page' : undefined}
          >
            {words.views[each]}{' '}
            <b>{list.data && say('{count}', { count: list.data.counts[each] })}</b>
          </Link>
        ))}
      </nav>
      {list.error && (
        <Failure error={list.error} what={words.loadFailed} onRetry={() => void list.refetch()} />
      )}
      <div class={id === undefined ? 'inbox' : 'inbox opened'}>
        <section class="sec list-pane" aria-label={words.views[view]}>
          {list.data ? (
            <GrantList
              grants={list.data.grants}
              openedId={id}
              view={view}
              onMore={
                list.data.total > limit && limit < maxShown ? () => setLimit(maxShown) : undefined
              }
            />
          ) : (
            !list.error && <Bones lines={5} />
          )}
        </section>
        {id === undefined ? (
          <p class="note">{(list.data?.grants.length ?? 0) > 0 && words.choose}</p>
        ) : (
          <OpenedGrant key={id} id={id} backTo={`/grants?status=${view}`} />
        )}
      </div>
    </Page>
  );
}

interface GrantListProps {
  readonly grants: readonly AccessGrant[];
  readonly openedId: string | undefined;
  readonly view: View;
  readonly onMore: (() => void) | undefined;
}

function GrantList({ grants, openedId, view, onMore }: GrantListProps) {
  const { words, formats } = useTexts('grants');
  if (grants.length === 0) {
    return (
      <div class="empty">
        <h2>{words.empty[view]}</h2>
        <p>{words.emptyText}</p>
      </div>
    );
  }
  return (
    <>
      <ul class="list">
        {grants.map((grant) => (
          <li key={grant.id}>
            <Link
              to={`/grants/${grant.id}?status=${view}`}
              aria-current={grant.id === openedId ? 'true' : undefined}
            >
              <b>
                <span lang="">{grant.organization ?? grant.granteeName}</span>
                <time>{formats.shortDate(grant.createdAt)}</time>
              </b>
              <span>{words[aboutOf(grant)]}</span>
            </Link>
          </li>
        ))}
      </ul>
      {onMore && (
        <button class="btn small" type="button" onClick={onMore}>
          {words.more}
        </button>
      )}
    </>
  );
}

/** What a grant is about. */
export function aboutOf({ scopeType }: AccessGrant): 'aboutUnit' | 'aboutPassport' | 'aboutAll' {
  if (scopeType === 'UNIT') return 'aboutUnit';
  return scopeType === 'PASSPORT' ? 'aboutPassport' : 'aboutAll';
}

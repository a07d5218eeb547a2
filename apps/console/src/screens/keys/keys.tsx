import type { ApiKey } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { pathTo, serverUrl } from '../../base.js';
import { FindRequest } from '../../parts/find-request.js';
import { Icon } from '../../parts/icon.js';
import { ListState } from '../../parts/list-state.js';
import { Page } from '../../parts/page.js';
import { ShownOnce } from '../../parts/shown-once.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { RoleTable } from '../people/role-table.js';
import { KeyForm } from './key-form.js';
import { KeyTable } from './key-table.js';

/** So many keys are shown: a workspace's bound is lower. */
const maxKeys = 1000;

/** A key that was just made, with its secret. */
export interface MadeKey {
  readonly name: string;
  readonly secret: string;
}

/** The keys of the workspace, and a new one, whose secret is shown once. */
export function Keys() {
  const { words, lang } = useTexts('keys');
  const may = usePermissions();
  const { query, route } = useLocation();
  const [made, setMade] = useState<MadeKey>();
  const isMaking = 'new' in query && may('key:write') && !made;
  const keys = useQuery({
    queryKey: ['keys'],
    queryFn: () => client.apiKeys.list().all({ limit: maxKeys }),
  });
  return (
    <Page title={words.title} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
        </div>
        {may('key:write') && (
          <div class="acts">
            <a class="btn go" href={pathTo('/keys?new')}>
              <Icon name="plus" small />
              {words.newKey}
            </a>
          </div>
        )}
      </div>
      {made && <Made made={made} onStored={() => setMade(undefined)} />}
      {isMaking && (
        <KeyForm
          onMade={(key) => {
            setMade(key);
            route(pathTo('/keys'), true);
          }}
        />
      )}
      <ListState query={keys} what={words.loadFailed} empty={<NoKeys />}>
        {(rows) => <KeyTable keys={[...rows].sort(byState)} canRevoke={may('key:write')} />}
      </ListState>
      <FindRequest screen="/keys" />
      <RoleTable />
    </Page>
  );
}

/** Keys that work first, the newest first. */
function byState(one: ApiKey, other: ApiKey): number {
  const isOver = (key: ApiKey) => Number(key.revokedAt !== null);
  return isOver(one) - isOver(other) || other.createdAt.localeCompare(one.createdAt);
}

function Made({ made, onStored }: { readonly made: MadeKey; readonly onStored: () => void }) {
  const { words, say } = useTexts('keys');
  return (
    <ShownOnce
      title={say(words.madeTitle, { name: made.name })}
      secret={made.secret}
      stored={words.stored}
      onStored={onStored}
    >
      <p class="note">{words.madeNote}</p>
      <details class="why">
        <summary>{words.tryIt}</summary>
        <pre
          tabIndex={0}
          dir="ltr"
        >{`curl -H "Authorization: Bearer $DPP_API_KEY" ${serverUrl}/api/v1/whoami`}</pre>
      </details>
    </ShownOnce>
  );
}

function NoKeys() {
  const { words } = useTexts('keys');
  return (
    <div class="empty">
      <h2>{words.emptyTitle}</h2>
      <p>{words.emptyText}</p>
    </div>
  );
}

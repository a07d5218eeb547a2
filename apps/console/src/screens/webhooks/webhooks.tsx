import { useQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { FindRequest } from '../../parts/find-request.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { ListState } from '../../parts/list-state.js';
import { Page } from '../../parts/page.js';
import { ShownOnce } from '../../parts/shown-once.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { Deliveries } from './deliveries.js';
import { OpenedWebhook } from './opened-webhook.js';
import { TestWebhook } from './test-webhook.js';
import { WebhookForm } from './webhook-form.js';
import { WebhookTable } from './webhook-table.js';
import '../../styles/filters.css';
import '../../styles/inbox.css';
import '../../styles/once.css';
import '../../styles/sections.css';

/** A secret that was just made, and the webhook that signs with it. */
export interface MadeSecret {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly isNew: boolean;
}

/** The addresses with how they do, the one that is opened, and what was sent. */
export function Webhooks({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { words, lang } = useTexts('webhooks');
  const may = usePermissions();
  const { query, route } = useLocation();
  const [made, setMade] = useState<MadeSecret>();
  const list = useQuery({
    queryKey: ['webhooks'],
    queryFn: async ({ signal }) => (await client.webhooks.list({ signal })).subscriptions,
    enabled: may('webhook:read'),
  });
  // A delivery that is opened says in the query which webhook its list is narrowed to.
  const id = params.delivery === undefined ? params.id : query.webhook;
  const opened = list.data?.find((each) => each.id === id);
  const isMaking = 'new' in query && may('webhook:write') && !made;
  const close = () => route(pathTo('/webhooks'), true);
  return (
    <Page title={words.title} lang={lang}>
      <div class="head">
        <div>
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
        </div>
        {may('webhook:write') && (
          <div class="acts">
            <Link class="btn go" to="/webhooks?new">
              <Icon name="plus" small />
              {words.newWebhook}
            </Link>
          </div>
        )}
      </div>
      {made && <Made made={made} onStored={() => setMade(undefined)} />}
      {isMaking && (
        <WebhookForm
          onMade={(secret) => {
            setMade(secret);
            close();
          }}
          onClose={close}
        />
      )}
      <ListState query={list} what={words.loadFailed} empty={!isMaking && <NoWebhooks />}>
        {(rows) => <WebhookTable webhooks={rows} openedId={id} />}
      </ListState>
      {opened && params.delivery === undefined && (
        <OpenedWebhook key={opened.id} webhook={opened} onMade={setMade} />
      )}
      {list.data && id !== undefined && !opened && <p>{words.gone}</p>}
      {(list.data?.length ?? 0) > 0 && <Deliveries webhookId={id} openedId={params.delivery} />}
      {list.data && <FindRequest screen="/webhooks" />}
    </Page>
  );
}

function Made({ made, onStored }: { readonly made: MadeSecret; readonly onStored: () => void }) {
  const { words, say } = useTexts('webhooks');
  return (
    <ShownOnce
      title={say(made.isNew ? words.madeTitle : words.rotatedTitle, { address: made.url })}
      secret={made.secret}
      stored={words.stored}
      onStored={onStored}
    >
      <p class="note">{made.isNew ? words.madeNote : words.rotatedNote}</p>
      <TestWebhook id={made.id} />
    </ShownOnce>
  );
}

function NoWebhooks() {
  const { words } = useTexts('webhooks');
  const may = usePermissions();
  return (
    <div class="empty">
      <h2>{words.emptyTitle}</h2>
      <p>{words.emptyText}</p>
      {may('webhook:write') && (
        <Link class="btn" to="/webhooks?new">
          {words.newWebhook}
        </Link>
      )}
    </div>
  );
}

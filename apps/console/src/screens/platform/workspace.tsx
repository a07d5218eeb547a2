import type { ListedTenant } from '@dpp/client/platform';
import { useQuery } from '@tanstack/preact-query';
import { Bones } from '../../parts/bones.js';
import { Failure } from '../../parts/failure.js';
import { Link } from '../../parts/link.js';
import { Meter } from '../../parts/meter.js';
import { Page } from '../../parts/page.js';
import { platform } from '../../server/platform.js';
import { useTexts } from '../../texts/use-texts.js';
import { PlanForm } from './plan-form.js';
import { State, Use } from './workspace-table.js';
import '../../styles/sections.css';

/** One workspace: what it uses, and what the platform decides for it. */
export function Workspace({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const { words, lang } = useTexts('platform');
  const { id = '' } = params;
  const found = useQuery({
    queryKey: ['platform', 'tenant', id],
    queryFn: async ({ signal }) => (await platform.getTenant(id, { signal })).tenant,
  });
  const tenant = found.data;
  return (
    <Page title={tenant?.name ?? words.workspaces} lang={lang}>
      <p>
        <Link class="alone" to="/platform">
          {words.back}
        </Link>
      </p>
      <div class="head">
        <div>
          <h1>{tenant ? <span lang="">{tenant.name}</span> : words.workspaces}</h1>
          {tenant && (
            <p class="lead" dir="ltr">
              {tenant.subdomain}
            </p>
          )}
        </div>
      </div>
      {found.error && (
        <Failure
          error={found.error}
          what={words.workspaceFailed}
          onRetry={() => void found.refetch()}
        />
      )}
      {!tenant && !found.error && <Bones lines={6} />}
      {tenant && (
        <div class="cols even">
          <PlanForm key={tenant.id} tenant={tenant} />
          <Facts tenant={tenant} />
        </div>
      )}
    </Page>
  );
}

function Facts({ tenant }: { readonly tenant: ListedTenant }) {
  const { words, formats, say } = useTexts('platform');
  const { id, activePassports: used, allowedPassports: limit, legalId, lastActiveAt } = tenant;
  return (
    <section class="sec" aria-label={tenant.name}>
      <dl class="kv">
        <div>
          <dt>{words.passports}</dt>
          <dd>
            <Use tenant={tenant} />
            {limit !== null && limit > 0 && (
              <div class="meter">
                <Meter share={used / limit} label={say(words.usedOf, { used, limit })} />
              </div>
            )}
          </dd>
        </div>
        <div>
          <dt>{words.state}</dt>
          <dd>
            <State status={tenant.subscriptionStatus} />
          </dd>
        </div>
        <div>
          <dt>{words.lastActive}</dt>
          <dd>{lastActiveAt === null ? words.neverActive : formats.dateTime(lastActiveAt)}</dd>
        </div>
        <div>
          <dt>{words.since}</dt>
          <dd>{formats.date(tenant.createdAt)}</dd>
        </div>
        {legalId !== null && (
          <div>
            <dt>{words.legalId}</dt>
            <dd dir="ltr">{legalId}</dd>
          </div>
        )}
        <div>
          <dt>{words.accessOf}</dt>
          <dd>
            <Link class="alone" to={`/platform/authorities?workspace=${id}`}>
              {words.authorities}
            </Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}

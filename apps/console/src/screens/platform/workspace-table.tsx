import type { ListedTenant } from '@dpp/client/platform';
import { FoldTable, type Column } from '../../parts/fold-table.js';
import { Link } from '../../parts/link.js';
import { useTexts } from '../../texts/use-texts.js';

/** From this share of its limit on, a workspace needs a person. */
const nearShare = 0.9;

/** Workspaces with plan, use, state and rules. */
export function WorkspaceTable({ tenants }: { readonly tenants: readonly ListedTenant[] }) {
  const { words, formats, say } = useTexts('platform');
  const plan = useTexts('settings');
  const columns: Column<ListedTenant>[] = [
    {
      name: words.company,
      cell: ({ id, name, subdomain }) => (
        <>
          <Link class="alone" to={`/platform/workspaces/${id}`} lang="">
            {name}
          </Link>
          <small dir="ltr">{subdomain}</small>
        </>
      ),
    },
    { name: words.plan, cell: ({ tier }) => plan.words.tiers[tier] },
    { name: words.passports, cell: (tenant) => <Use tenant={tenant} /> },
    {
      name: words.state,
      cell: ({ subscriptionStatus }) => <State status={subscriptionStatus} />,
    },
    {
      name: words.factor,
      isOptional: true,
      cell: ({ mfaRequired }) => (mfaRequired ? words.factorAll : words.factorOwn),
    },
    {
      name: words.lastActive,
      isOptional: true,
      cell: ({ lastActiveAt }) =>
        lastActiveAt === null ? words.neverActive : <time>{formats.shortDate(lastActiveAt)}</time>,
    },
    {
      name: words.actions,
      isActions: true,
      cell: ({ id, name }) => (
        <Link
          class="btn small"
          to={`/platform/workspaces/${id}`}
          aria-label={say(words.changeNamed, { name })}
        >
          {words.change}
        </Link>
      ),
    },
  ];
  return (
    <FoldTable caption={words.workspaces} columns={columns} rows={tenants} keyOf={({ id }) => id} />
  );
}

/** Passports used of those allowed; the share where it is nearly all. */
export function Use({ tenant }: { readonly tenant: ListedTenant }) {
  const { words, formats, say } = useTexts('platform');
  const { activePassports: used, allowedPassports: limit } = tenant;
  if (limit === null) return <>{say(words.usedUnlimited, { count: used })}</>;
  const share = limit === 0 ? 1 : used / limit;
  return (
    <>
      {say(words.usedOf, { used, limit })}{' '}
      {share >= nearShare && <span class="tag due">{formats.percent(share)}</span>}
    </>
  );
}

/** The state of the subscription, as a sign and a word. */
export function State({ status }: { readonly status: ListedTenant['subscriptionStatus'] }) {
  const { words } = useTexts('settings');
  const look = { active: 'st', trialing: 'st', past_due: 'st attn', canceled: 'st dim' } as const;
  return <span class={look[status]}>{words.states[status]}</span>;
}

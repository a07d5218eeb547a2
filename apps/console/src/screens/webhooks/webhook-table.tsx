import type { WebhookSubscription } from '@dpp/client';
import { FoldTable, type Column } from '../../parts/fold-table.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { useTexts } from '../../texts/use-texts.js';

interface WebhookTableProps {
  readonly webhooks: readonly WebhookSubscription[];
  readonly openedId: string | undefined;
}

/** Addresses with what a person wants to know: does it work, since when not, how much waits. */
export function WebhookTable({ webhooks, openedId }: WebhookTableProps) {
  const { words, formats, say } = useTexts('webhooks');
  const eventName = useEventNames();
  const columns: Column<WebhookSubscription>[] = [
    {
      name: words.address,
      cell: ({ id, url, createdAt }) => (
        <>
          <Link to={`/webhooks/${id}`} dir="ltr" class="alone">
            {url.replace(/^https:\/\//, '')}
          </Link>
          <small>{say(words.since, { date: formats.shortDate(createdAt) })}</small>
        </>
      ),
    },
    {
      name: words.events,
      cell: ({ events }) =>
        events.includes('*') ? words.all : formats.list(events.map((each) => eventName(each))),
    },
    {
      name: words.lastDay,
      isOptional: true,
      cell: ({ health }) => {
        if (!health) return '–';
        const { delivered24h, waiting } = health;
        return formats.list([
          ...(delivered24h > 0 || waiting === 0
            ? [say(words.delivered, { count: delivered24h })]
            : []),
          ...(waiting > 0 ? [say(words.waiting, { count: waiting })] : []),
        ]);
      },
    },
    { name: words.state, cell: (webhook) => <WebhookState webhook={webhook} /> },
  ];
  return (
    <FoldTable
      caption={words.title}
      columns={columns}
      rows={webhooks}
      keyOf={({ id }) => id}
      isCurrent={({ id }) => id === openedId}
    />
  );
}

/** The name of an event; one that is not known here as the server names it. */
export function useEventNames(): (event: string) => string {
  const { words } = useTexts('webhooks');
  const names: Readonly<Record<string, string>> = words.eventNames;
  return (event) => names[event] ?? event;
}

/** Works, fails since, waits, or off. */
export function WebhookState({ webhook }: { readonly webhook: WebhookSubscription }) {
  const { words, formats, say } = useTexts('webhooks');
  const { isActive, health, updatedAt } = webhook;
  if (!isActive) {
    return (
      <span class="st dim">
        <Icon name="end" />
        {say(words.off, { date: formats.shortDate(updatedAt) })}
      </span>
    );
  }
  if (!health) return <>{words.unknown}</>;
  if (health.failingSince !== null) {
    return (
      <span class="st attn">
        <Icon name="warn" />
        {say(words.failing, {
          date: `${formats.shortDate(health.failingSince)}, ${formats.time(health.failingSince)}`,
        })}
      </span>
    );
  }
  return (
    <span class="st">
      <Icon name={health.waiting > 0 ? 'clock' : 'ok'} />
      {health.waiting > 0 ? words.sending : words.works}
    </span>
  );
}

import type { ListWebhookDeliveriesReply } from '@dpp/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/preact-query';
import { useLocation } from 'preact-iso/router';
import { Link } from '../../parts/link.js';
import { ListState } from '../../parts/list-state.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { OpenedDelivery } from './opened-delivery.js';
import { useEventNames } from './webhook-table.js';

type Delivery = ListWebhookDeliveriesReply['deliveries'][number];

const statuses = ['PENDING', 'FAILED', 'DELIVERED'] as const;
type Status = (typeof statuses)[number];

const pageSize = 25;

interface DeliveriesProps {
  /** Those of one webhook; of all without it. */
  readonly webhookId: string | undefined;
  readonly openedId: string | undefined;
}

/** What was sent, newest first, and the delivery that is opened beside it. */
export function Deliveries({ webhookId, openedId }: DeliveriesProps) {
  const { words } = useTexts('webhooks');
  const { query } = useLocation();
  const status = statuses.find((each) => each === query.status);
  const list = useDeliveries(webhookId, status);
  const rows = {
    data: list.data?.pages.flatMap(({ deliveries }) => deliveries),
    error: list.error,
    refetch: list.refetch,
  };
  const basePath = webhookId === undefined ? '/webhooks' : `/webhooks/${webhookId}`;
  return (
    <section class="sec" aria-labelledby="deliveries">
      <header>
        <h2 id="deliveries">{words.deliveries}</h2>
        <StatusFilter basePath={basePath} status={status} />
      </header>
      <div class={openedId === undefined ? 'inbox' : 'inbox opened'}>
        <div class="list-pane stack tight">
          <ListState query={rows} what={words.deliveriesFailed} empty={<p>{words.noDeliveries}</p>}>
            {(deliveries) => (
              <ul class="list">
                {deliveries.map((each) => (
                  <Line
                    key={each.id}
                    delivery={each}
                    isOpened={each.id === openedId}
                    search={searchOf(webhookId, status)}
                  />
                ))}
              </ul>
            )}
          </ListState>
          {list.hasNextPage && (
            <button class="btn small" type="button" onClick={() => void list.fetchNextPage()}>
              {words.more}
            </button>
          )}
        </div>
        {openedId === undefined ? (
          <p class="note">{(rows.data?.length ?? 0) > 0 && words.choose}</p>
        ) : (
          <OpenedDelivery
            key={openedId}
            id={openedId}
            backTo={status === undefined ? basePath : `${basePath}?status=${status}`}
          />
        )}
      </div>
    </section>
  );
}

function useDeliveries(webhookId: string | undefined, status: Status | undefined) {
  return useInfiniteQuery({
    queryKey: ['deliveries', webhookId, status],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: cursor }) => {
      const asked = { subscriptionId: webhookId, status, limit: pageSize, cursor };
      return client.webhooks.listDeliveries(asked, { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    // What waits is sent meanwhile.
    refetchInterval: 15_000,
  });
}

interface StatusFilterProps {
  readonly basePath: string;
  readonly status: Status | undefined;
}

function StatusFilter({ basePath, status }: StatusFilterProps) {
  const { words } = useTexts('webhooks');
  return (
    <nav class="filters" aria-label={words.deliveries}>
      {[undefined, ...statuses].map((each) => (
        <Link
          key={each ?? ''}
          class="chip"
          to={each === undefined ? basePath : `${basePath}?status=${each}`}
          aria-current={each === status ? 'page' : undefined}
        >
          {each === undefined ? words.allDeliveries : words.statuses[each]}
        </Link>
      ))}
    </nav>
  );
}

function searchOf(webhookId: string | undefined, status: Status | undefined): string {
  const search = new URLSearchParams();
  if (webhookId !== undefined) search.set('webhook', webhookId);
  if (status !== undefined) search.set('status', status);
  return search.size === 0 ? '' : `?${search.toString()}`;
}

interface LineProps {
  readonly delivery: Delivery;
  readonly isOpened: boolean;
  readonly search: string;
}

function Line({ delivery, isOpened, search }: LineProps) {
  const { words, formats, say } = useTexts('webhooks');
  const eventName = useEventNames();
  const { id, event, status, createdAt, lastAttempt, retryCount, responseStatus } = delivery;
  const attempts = lastAttempt === null ? 0 : retryCount + 1;
  const facts = [
    words.statuses[status],
    ...(typeof responseStatus === 'number' ? [String(responseStatus)] : []),
    ...(attempts > 0 ? [say(words.attempts, { count: attempts })] : []),
  ];
  return (
    <li>
      <Link to={`/webhooks/deliveries/${id}${search}`} aria-current={isOpened ? 'true' : undefined}>
        <b>
          <span>{eventName(event)}</span>
          <time>
            {formats.shortDate(createdAt)}, {formats.time(createdAt)}
          </time>
        </b>
        <span>{facts.join(' · ')}</span>
      </Link>
    </li>
  );
}

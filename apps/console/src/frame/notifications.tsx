import { useQuery, useQueryClient } from '@tanstack/preact-query';
import type { Notification } from '@dpp/client';
import { Failure } from '../parts/failure.js';
import { Icon } from '../parts/icon.js';
import { pathTo } from '../base.js';
import { client } from '../server/client.js';
import { useSession } from '../server/use-session.js';
import { useTexts } from '../texts/use-texts.js';

const inboxKey = ['notifications'] as const;

/** The newest of the inbox, asked for once a minute while the page is seen. */
function useInbox() {
  const { data: session } = useSession();
  return useQuery({
    queryKey: inboxKey,
    queryFn: async ({ signal }) => {
      const page = await client.request<InboxReply>({
        method: 'GET',
        path: '/api/v1/notifications',
        query: { limit: '20' },
        signal,
      });
      return page;
    },
    enabled: session !== undefined && session.user.tenantId !== null,
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
  });
}

interface InboxReply {
  readonly notifications: readonly Notification[];
  readonly unreadCount: number;
}

/** The bell, and the panel that it opens. */
export function NotificationsButton() {
  const { words, say } = useTexts('frame');
  const inbox = useInbox();
  const count = inbox.data?.unreadCount ?? 0;
  const label = count > 0 ? say(words.notifications, { count }) : words.noNotifications;
  return (
    <>
      <button class="tool" type="button" popovertarget="notifications" aria-label={label}>
        <Icon name="bell" />
        {count > 0 && <b>{count > 99 ? '99+' : count}</b>}
      </button>
      <section class="drop" id="notifications" popover="auto" aria-label={words.noNotifications}>
        {inbox.error && <Failure error={inbox.error} onRetry={() => void inbox.refetch()} />}
        <Inbox notifications={inbox.data?.notifications ?? []} hasUnread={count > 0} />
      </section>
    </>
  );
}

function Inbox(props: {
  readonly notifications: readonly Notification[];
  readonly hasUnread: boolean;
}) {
  const { words, formats } = useTexts('frame');
  const queries = useQueryClient();
  const reread = () => void queries.invalidateQueries({ queryKey: inboxKey });
  if (props.notifications.length === 0) return <p class="note">{words.notificationsEmpty}</p>;
  const open = (notification: Notification) => {
    if (notification.readAt === null)
      void client.notifications.markRead(notification.id).then(reread);
  };
  return (
    <>
      {props.hasUnread && (
        <p class="acts">
          <button
            class="btn small"
            type="button"
            onClick={() => void client.notifications.markAllRead().then(reread)}
          >
            {words.readAll}
          </button>
        </p>
      )}
      <ul class="feed">
        {props.notifications.map((notification) => (
          <li key={notification.id} class={notification.readAt === null ? 'new' : undefined}>
            <a href={targetOf(notification)} lang="en" onClick={() => open(notification)}>
              {notification.message}
            </a>
            <span>
              <time dateTime={notification.createdAt}>
                {formats.dateTime(notification.createdAt)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The screen of what a notification is about. */
function targetOf({ targetType, targetId }: Notification): string {
  if (targetType === 'passport') return pathTo(`/passports/${targetId}`);
  return pathTo(targetType === 'grant' ? `/grants/${targetId}` : '/');
}

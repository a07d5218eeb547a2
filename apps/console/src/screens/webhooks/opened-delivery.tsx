import type { GetWebhookDeliveryReply } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Bones } from '../../parts/bones.js';
import { CopyButton } from '../../parts/copy-button.js';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { Link } from '../../parts/link.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { useEventNames } from './webhook-table.js';

type Delivery = GetWebhookDeliveryReply['delivery'];
type Attempt = Delivery['attempts'][number];

interface OpenedDeliveryProps {
  readonly id: string;
  readonly backTo: string;
}

/** One delivery: its attempts, newest first, what caused it and what was sent. */
export function OpenedDelivery({ id, backTo }: OpenedDeliveryProps) {
  const { words } = useTexts('webhooks');
  const found = useQuery({
    queryKey: ['deliveries', 'one', id],
    queryFn: async ({ signal }) => (await client.webhooks.getDelivery(id, { signal })).delivery,
    refetchInterval: ({ state }) => (state.data?.status === 'PENDING' ? 5000 : false),
  });
  return (
    <article class="stack">
      <p class="back">
        <Link class="alone" to={backTo}>
          {words.back}
        </Link>
      </p>
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data ? <Shown delivery={found.data} /> : !found.error && <Bones lines={6} />}
    </article>
  );
}

function Shown({ delivery }: { readonly delivery: Delivery }) {
  const { words, formats } = useTexts('webhooks');
  const eventName = useEventNames();
  const { event, createdAt, attempts, requestId, passportId, requestHeaders } = delivery;
  const eventId = requestHeaders['webhook-id'];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div class="stack tight">
        <h3 tabIndex={-1} ref={heading}>
          {eventName(event)}, {formats.shortDate(createdAt)}, {formats.exactTime(createdAt)}
        </h3>
        <State delivery={delivery} />
        <SendNow delivery={delivery} />
      </div>
      {attempts.length === 0 ? (
        <p class="note">{words.noAttempts}</p>
      ) : (
        <ol class="steps" aria-label={words.attemptList} reversed>
          {attempts.map((attempt, index) => (
            <AttemptLine key={attempt.at} attempt={attempt} number={attempts.length - index} />
          ))}
        </ol>
      )}
      <dl class="kv">
        {eventId !== undefined && (
          <div>
            <dt>{words.eventId}</dt>
            <dd class="mono" dir="ltr">
              {eventId} <CopyButton text={eventId} />
            </dd>
          </div>
        )}
        {passportId !== null && (
          <div>
            <dt>{words.about}</dt>
            <dd>
              <Link class="alone" to={`/passports/${passportId}`}>
                {words.passport}
              </Link>
            </dd>
          </div>
        )}
        {requestId !== null && (
          <div>
            <dt>{words.cause}</dt>
            <dd>
              <Cause requestId={requestId} />
            </dd>
          </div>
        )}
      </dl>
      <Sent delivery={delivery} />
    </>
  );
}

/** The request, which the audit log finds for a role that may see it. */
function Cause({ requestId }: { readonly requestId: string }) {
  const may = usePermissions();
  const id = (
    <span class="mono" dir="ltr">
      {requestId}
    </span>
  );
  if (!may('audit:read')) return id;
  return (
    <Link class="alone" to={`/audit?q=${encodeURIComponent(requestId)}`}>
      {id}
    </Link>
  );
}

function State({ delivery }: { readonly delivery: Delivery }) {
  const { words, formats, say } = useTexts('webhooks');
  const { status, nextRetryAt } = delivery;
  if (status === 'DELIVERED') {
    return (
      <p class="st">
        <Icon name="ok" />
        {words.statuses.DELIVERED}
      </p>
    );
  }
  const isWaiting = status === 'PENDING';
  const next = isWaiting && nextRetryAt !== null ? nextRetryAt : undefined;
  return (
    <>
      <p class="st attn">
        <Icon name="warn" />
        {words.statuses[status]}
      </p>
      {next !== undefined && (
        <p>{say(words.next, { date: `${formats.shortDate(next)}, ${formats.time(next)}` })}</p>
      )}
      <p class="note">{isWaiting ? words.waitingText : words.failedText}</p>
    </>
  );
}

function SendNow({ delivery }: { readonly delivery: Delivery }) {
  const { words } = useTexts('webhooks');
  const may = usePermissions();
  const send = useAction(async () => {
    await client.webhooks.retryDelivery(delivery.id);
    showToast(words.sent);
  }, [['deliveries'], ['webhooks']]);
  if (!may('webhook:write')) return null;
  return (
    <div class="acts">
      {send.error !== undefined && <Failure error={send.error} />}
      <button
        class="btn go"
        type="button"
        aria-disabled={send.isBusy}
        onClick={() => void send.run(undefined)}
      >
        {delivery.status === 'DELIVERED' ? words.sendAgain : words.sendNow}
      </button>
    </div>
  );
}

interface AttemptLineProps {
  readonly attempt: Attempt;
  readonly number: number;
}

function AttemptLine({ attempt, number }: AttemptLineProps) {
  const { words, formats, say } = useTexts('webhooks');
  const { at, durationMs, responseStatus, responseStart, errorMessage } = attempt;
  const seconds = formats.number(Math.round(durationMs / 10) / 100);
  return (
    <li class={errorMessage === null ? 'done' : 'bad'}>
      <b>{responseStatus ?? words.noAnswer}</b> {say(words.after, { seconds })}
      <span>
        {say(words.attempt, { count: number })}, {formats.shortDate(at)}, {formats.exactTime(at)}
      </span>
      {errorMessage !== null && responseStatus === null && <span lang="en">{errorMessage}</span>}
      {responseStart !== null && responseStart !== '' && (
        <span>
          {words.answer} <q lang="">{responseStart.slice(0, 200)}</q>
        </span>
      )}
    </li>
  );
}

function Sent({ delivery }: { readonly delivery: Delivery }) {
  const { words } = useTexts('webhooks');
  const [part, setPart] = useState<'body' | 'headers'>('body');
  const { body, requestHeaders } = delivery;
  const headers = Object.entries(requestHeaders).map(([name, value]) => `${name}: ${value}`);
  const text = part === 'body' ? readable(body) : headers.join('\n');
  return (
    <div class="sec">
      <header>
        <h3>{words.whatWeSent}</h3>
        <span class="seg" role="group" aria-label={words.part}>
          {(['body', 'headers'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={part === each}
              onClick={() => setPart(each)}
            >
              {words[each]}
            </button>
          ))}
        </span>
      </header>
      <pre tabIndex={0} aria-label={words[part]} dir="ltr">
        {text}
      </pre>
      <p>
        <CopyButton text={part === 'body' ? body : text} />
      </p>
    </div>
  );
}

/** JSON in lines; other text as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

import type { WebhookTestReply } from '@dpp/client';
import { useState } from 'preact/hooks';
import { Failure } from '../../parts/failure.js';
import { Icon } from '../../parts/icon.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';

/** Sends an event that never happened, and shows what was answered. */
export function TestWebhook({ id }: { readonly id: string }) {
  const { words } = useTexts('webhooks');
  const [reply, setReply] = useState<WebhookTestReply>();
  const test = useAction(async () => {
    setReply(undefined);
    setReply(await client.webhooks.sendTestEvent(id));
  }, []);
  return (
    <div class="stack tight">
      <p>
        <button
          class="btn"
          type="button"
          aria-disabled={test.isBusy}
          onClick={() => void test.run(undefined)}
        >
          {test.isBusy ? words.testing : words.test}
        </button>
      </p>
      {test.error !== undefined && <Failure error={test.error} />}
      <div role="status">{reply && <Answer reply={reply} />}</div>
    </div>
  );
}

function Answer({ reply }: { readonly reply: WebhookTestReply }) {
  const { words, say } = useTexts('webhooks');
  const { delivered, statusCode, error } = reply;
  return (
    <p class={delivered ? 'st' : 'st attn'}>
      <Icon name={delivered ? 'ok' : 'warn'} />
      <span>
        {statusCode === null ? words.noAnswer : say(words.answered, { status: String(statusCode) })}
        {error !== null && (
          <small class="note" lang="en">
            {' '}
            {error}
          </small>
        )}
      </span>
    </p>
  );
}

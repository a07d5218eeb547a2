import type { WebhookSubscription } from '@dpp/client';
import { useLocation } from 'preact-iso/router';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pathTo } from '../../base.js';
import { Failure } from '../../parts/failure.js';
import { Question } from '../../parts/question.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { usePermissions } from '../../server/use-session.js';
import { useTexts } from '../../texts/use-texts.js';
import { TestWebhook } from './test-webhook.js';
import { WebhookForm } from './webhook-form.js';
import { WebhookState } from './webhook-table.js';
import type { MadeSecret } from './webhooks.js';

interface OpenedWebhookProps {
  readonly webhook: WebhookSubscription;
  readonly onMade: (made: MadeSecret) => void;
}

/** One address: what its state means, a test, and what can be changed. */
export function OpenedWebhook({ webhook, onMade }: OpenedWebhookProps) {
  const { words } = useTexts('webhooks');
  const may = usePermissions();
  const [isEdited, setIsEdited] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [isEdited]);
  if (isEdited) return <WebhookForm webhook={webhook} onClose={() => setIsEdited(false)} />;
  const { isActive, health } = webhook;
  const isFailing = isActive && (health?.failingSince ?? null) !== null;
  return (
    <section class="panel line1" aria-labelledby="webhook">
      <h2 id="webhook" dir="ltr" tabIndex={-1} ref={heading}>
        {webhook.url}
      </h2>
      <p>
        <WebhookState webhook={webhook} />
      </p>
      {isFailing && <p class="note">{words.failingText}</p>}
      {!isActive && <p class="note">{words.offText}</p>}
      {may('webhook:write') && (
        <>
          {isActive && <TestWebhook id={webhook.id} />}
          <Changes webhook={webhook} onMade={onMade} onEdit={() => setIsEdited(true)} />
        </>
      )}
    </section>
  );
}

function Changes(props: OpenedWebhookProps & { readonly onEdit: () => void }) {
  const { webhook, onMade, onEdit } = props;
  const { words } = useTexts('webhooks');
  const [asked, setAsked] = useState<'rotate' | 'off' | 'delete'>();
  const { id, url, isActive } = webhook;
  const turnOn = useAction(async () => {
    await client.webhooks.update(id, { isActive: true });
    showToast(words.turnedOn);
  }, [['webhooks'], ['deliveries'], ['today']]);
  const button = (name: string, onClick: () => void) => (
    <button class="btn small" type="button" onClick={onClick}>
      {name}
    </button>
  );
  return (
    <>
      {turnOn.error !== undefined && <Failure error={turnOn.error} />}
      <div class="acts">
        {isActive
          ? button(words.turnOff, () => setAsked('off'))
          : button(words.turnOn, () => void turnOn.run(undefined))}
        {button(words.change, onEdit)}
        {button(words.rotate, () => setAsked('rotate'))}
        {button(words.remove, () => setAsked('delete'))}
      </div>
      {asked === 'rotate' && (
        <AskRotate id={id} url={url} onMade={onMade} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'off' && <AskOff id={id} url={url} onClose={() => setAsked(undefined)} />}
      {asked === 'delete' && <AskDelete id={id} url={url} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface AskProps {
  readonly id: string;
  readonly url: string;
  readonly onClose: () => void;
}

function AskRotate({ id, url, onMade, onClose }: AskProps & Pick<OpenedWebhookProps, 'onMade'>) {
  const { words, lang } = useTexts('webhooks');
  const rotate = useAction(async () => {
    const { subscription } = await client.webhooks.rotateSecret(id);
    onClose();
    onMade({ id, url, secret: subscription.secret, isNew: false });
  }, []);
  return (
    <Question
      title={words.rotateTitle}
      does={words.rotateDo}
      action={rotate}
      onClose={onClose}
      lang={lang}
    >
      <p>{words.rotateText}</p>
    </Question>
  );
}

function AskOff({ id, url, onClose }: AskProps) {
  const { words, lang, say } = useTexts('webhooks');
  const turnOff = useAction(async () => {
    await client.webhooks.update(id, { isActive: false });
    onClose();
  }, [['webhooks'], ['deliveries'], ['today']]);
  return (
    <Question
      title={say(words.offTitle, { address: url })}
      does={words.offDo}
      action={turnOff}
      onClose={onClose}
      lang={lang}
    >
      <p>{words.offQuestion}</p>
    </Question>
  );
}

function AskDelete({ id, url, onClose }: AskProps) {
  const { words, lang, say } = useTexts('webhooks');
  const { route } = useLocation();
  const remove = useAction(async () => {
    await client.webhooks.delete(id);
    onClose();
    showToast(words.removed);
    route(pathTo('/webhooks'), true);
  }, [['webhooks'], ['deliveries'], ['today']]);
  return (
    <Question
      title={say(words.removeTitle, { address: url })}
      does={words.removeDo}
      action={remove}
      onClose={onClose}
      lang={lang}
    >
      <p>{words.removeText}</p>
    </Question>
  );
}

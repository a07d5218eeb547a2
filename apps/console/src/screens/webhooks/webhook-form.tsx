import { useState } from 'preact/hooks';
import type { CreateWebhookSubscriptionRequest, WebhookSubscription } from '@dpp/client';
import { Failure } from '../../parts/failure.js';
import { Fault, Field } from '../../parts/field.js';
import { showToast } from '../../parts/toasts.js';
import { useAction } from '../../parts/use-action.js';
import { client } from '../../server/client.js';
import { useTexts } from '../../texts/use-texts.js';
import { useEventNames } from './webhook-table.js';
import type { MadeSecret } from './webhooks.js';

type EventName = CreateWebhookSubscriptionRequest['events'][number];

/** Events that can be chosen one by one. */
const events = [
  ...['passport.ingested', 'passport.updated', 'passport.sealed'],
  ...['passport.recalled', 'passport.status_updated'],
] as readonly EventName[];

interface WebhookFormProps {
  /** The webhook that is changed; a new one is made without it. */
  readonly webhook?: WebhookSubscription;
  readonly onMade?: (made: MadeSecret) => void;
  readonly onClose: () => void;
}

/** Address and events. A new webhook answers with its secret. */
export function WebhookForm({ webhook, onMade, onClose }: WebhookFormProps) {
  const { words } = useTexts('webhooks');
  const common = useTexts('common');
  const [url, setUrl] = useState(webhook?.url ?? 'https://');
  const [chosen, setChosen] = useState<readonly string[]>(webhook?.events ?? ['*']);
  const [isTried, setIsTried] = useState(false);
  const isUrl = isAddress(url.trim());
  const save = useAction(async () => {
    const changes = { url: url.trim(), events: chosen as EventName[] };
    if (webhook) {
      await client.webhooks.update(webhook.id, changes);
      showToast(words.saved);
    } else {
      const { subscription } = await client.webhooks.create(changes);
      onMade?.({ ...subscription, isNew: true });
    }
    onClose();
  }, [['webhooks']]);
  const title = webhook ? words.edit : words.newWebhook;
  return (
    <form
      class="panel"
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isUrl && chosen.length > 0) void save.run(undefined);
      }}
    >
      <h2>{title}</h2>
      <Field
        label={words.address}
        help={words.addressHelp}
        startsHere
        type="url"
        dir="ltr"
        autocomplete="off"
        maxLength={2048}
        value={url}
        onInput={({ currentTarget }) => setUrl(currentTarget.value)}
        fault={isTried && !isUrl ? words.addressFault : undefined}
      />
      <EventChoice chosen={chosen} onChoose={setChosen} />
      {isTried && chosen.length === 0 && <Fault text={words.eventsMissing} />}
      {save.error !== undefined && <Failure error={save.error} />}
      <div class="acts">
        <button class="btn go" type="submit" aria-disabled={save.isBusy}>
          {webhook ? words.save : words.create}
        </button>
        <button class="btn" type="button" onClick={onClose}>
          {common.words.cancel}
        </button>
      </div>
    </form>
  );
}

/** Whether the server is public is for our own server to say. */
function isAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
  } catch {
    return false;
  }
}

interface EventChoiceProps {
  readonly chosen: readonly string[];
  readonly onChoose: (events: readonly string[]) => void;
}

function EventChoice({ chosen, onChoose }: EventChoiceProps) {
  const { words } = useTexts('webhooks');
  const eventName = useEventNames();
  const hasAll = chosen.includes('*');
  const toggle = (event: string) =>
    onChoose(chosen.includes(event) ? chosen.filter((each) => each !== event) : [...chosen, event]);
  return (
    <fieldset>
      <legend class="l">{words.events}</legend>
      <div class="choices">
        <label class="check">
          <input type="checkbox" checked={hasAll} onChange={() => onChoose(hasAll ? [] : ['*'])} />
          <span>{words.allEvents}</span>
        </label>
        {!hasAll &&
          events.map((event) => (
            <label class="check" key={event}>
              <input
                type="checkbox"
                checked={chosen.includes(event)}
                onChange={() => toggle(event)}
              />
              <span>
                {eventName(event)}{' '}
                <small class="mono note" dir="ltr">
                  {event}
                </small>
              </span>
            </label>
          ))}
      </div>
    </fieldset>
  );
}

import type { Knex } from 'knex';
import { environmentOf, type Caller } from '../../../platform/auth/caller-model.js';
import type { Environment } from '../../../platform/auth/environment-model.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import type { NewId } from '../../../platform/clock.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { EVENT_TYPES, type EventType } from '../../../platform/outbox/domain-event-model.js';
import { webhookNotFound } from './lock-subscription.js';
import { renderMessage } from '../deliveries/render-message.js';
import { sendMessage, type SendDeps } from '../deliveries/send-message.js';
import type { WebhookMessage } from '../deliveries/sign-message.js';
import { subscriptionRepository } from './subscription-repository.js';
import { testDocument } from './test-document.js';
import { isSubscribed, type WebhookSubscription } from '../webhook-model.js';

export interface TestEventDeps extends SendDeps {
  readonly db: Knex;
  readonly newId: NewId;
  readonly baseUrl: string;
}

interface TestEventResult {
  readonly event: EventType;
  readonly url: string;
  readonly delivered: boolean;
  readonly statusCode: number | null;
  readonly error: string | null;
}

/**
 * Sends a made-up event once, at once, signed as all are, also where the subscription is switched off. It is no
 * delivery: nothing of it is kept, and nothing follows from its failure.
 *
 * @throws a 404 `WEBHOOK_NOT_FOUND`; a 403 for an operator-scoped credential.
 */
export async function sendTestEvent(
  deps: TestEventDeps,
  caller: Caller,
  id: string,
): Promise<TestEventResult> {
  requireWholeWorkspace(caller);
  const tenantId = caller.tenant.id;
  const found = await tenantTransaction(deps.db, tenantId, (tx) =>
    subscriptionRepository(tx).find(tenantId, id),
  );
  if (!found) throw webhookNotFound();
  const { subscription } = found;
  const event = firstEventOf(subscription);
  const result = await sendMessage(
    deps,
    found,
    testMessage(deps, event, environmentOf(caller.tenant)),
  );
  return {
    event,
    url: subscription.url,
    delivered: result?.delivered ?? false,
    statusCode: result?.statusCode ?? null,
    error: result ? result.error : 'The server is shutting down.',
  };
}

function firstEventOf(subscription: WebhookSubscription): EventType {
  return EVENT_TYPES.find((type) => isSubscribed(subscription, type)) ?? EVENT_TYPES[0];
}

function testMessage(
  { clock, newId, baseUrl }: TestEventDeps,
  type: EventType,
  environment: Environment,
): WebhookMessage {
  const id = newId();
  const createdAt = clock.now();
  const dataText = JSON.stringify(testDocument(baseUrl, createdAt));
  const content = { id, type, createdAt, dataText, isTest: true, environment };
  return { id, body: renderMessage(content), environment };
}

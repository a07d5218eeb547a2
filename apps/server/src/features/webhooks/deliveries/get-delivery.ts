import type { Knex } from 'knex';
import { environmentOf, type Caller } from '../../../platform/auth/caller-model.js';
import { requireWholeWorkspace } from '../../../platform/auth/operator-scope.js';
import { tenantTransaction } from '../../../platform/db/tenant-transaction.js';
import { inTurn } from '../../../platform/event-loop/turns.js';
import { attemptRepository, type DeliveryAttempt } from './attempt-repository.js';
import type { WebhookDelivery } from './delivery-model.js';
import { deliveryRepository } from './delivery-repository.js';
import { listMessages } from './queue/delivery-message-repository.js';
import { renderMessage } from './render-message.js';
import { deliveryNotFound } from './retry-delivery.js';
import { fixedHeaders, timestampOf } from './sign-message.js';

/** A delivery with all that is known of it. */
interface ShownDelivery {
  readonly delivery: WebhookDelivery;
  /** Newest first. */
  readonly attempts: readonly DeliveryAttempt[];
  /** Id of the passport that the event is of. */
  readonly passportId: string | null;
  /** The request that caused the event; null where none did. */
  readonly requestId: string | null;
  /** As of the last attempt, without the signature. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** Text of the message, byte for byte. */
  readonly body: string;
}

/**
 * Gets a delivery with its attempts and what is sent.
 *
 * @throws a 404 `WEBHOOK_NOT_FOUND`; a 403 for an operator-scoped credential.
 */
export async function getDelivery(
  { db }: { readonly db: Knex },
  caller: Caller,
  id: string,
): Promise<ShownDelivery> {
  requireWholeWorkspace(caller);
  const { id: of } = caller.tenant;
  const environment = environmentOf(caller.tenant);
  const { delivery, message, attempts } = await tenantTransaction(db, of, async (tx) => {
    const found = await deliveryRepository(tx).find(of, id);
    const [carried] = found ? await listMessages(tx, of, [found.messageId]) : [];
    if (!found || !carried) throw deliveryNotFound();
    const made = await attemptRepository(tx, of).list(found.id);
    return { delivery: found, message: carried, attempts: made };
  });
  const { payload: dataText, requestId, ...event } = message;
  const { lastAttemptAt } = delivery;
  return {
    ...{ delivery, attempts, requestId },
    // The document of a passport may be a megabyte long.
    passportId: await inTurn(() => idIn(dataText), { of }),
    requestHeaders: {
      ...fixedHeaders({ id: message.id, environment }),
      ...(lastAttemptAt && { 'webhook-timestamp': timestampOf(lastAttemptAt) }),
    },
    body: renderMessage({ ...event, dataText, environment }).toString(),
  };
}

/** The id in a document of a passport, as JSON text. */
function idIn(dataText: string): string | null {
  const document = JSON.parse(dataText) as { readonly id?: unknown } | null;
  return typeof document?.id === 'string' ? document.id : null;
}

import { generateIdempotencyKey } from '../idempotency.js';
import type { PassportDocument } from '../schemas.js';
import { signDelivery } from '../webhooks.js';
import type { WebhookEvent, WebhookEventType } from '../webhooks.js';
import { documentOf } from './mock-documents.js';
import { createStore } from './mock-store.js';

/** What a test event is about. */
export interface TestDeliveryOptions {
  /** Default `passport.updated`. */
  readonly type?: WebhookEventType | undefined;
  /** Members that its passport has otherwise. */
  readonly data?: Partial<PassportDocument> | undefined;
  /** Its id, and the `webhook-id` of the delivery: the same one twice is a repetition. Default: a random one. */
  readonly id?: string | undefined;
  /** When it happened and was signed. Default: now. */
  readonly at?: Date | undefined;
}

/** A delivery as a receiver gets it. */
export interface TestDelivery {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly event: WebhookEvent;
}

/**
 * Makes a delivery that is signed as the server signs, to test a receiver without a server. The event is marked
 * `_test: true`.
 *
 * @param secret - The secret that the receiver verifies with, `whsec_` and base64.
 * @throws `DppError` `INVALID_ARGUMENT` for a secret that is none.
 * @example
 * const { body, headers } = await createTestDelivery(secret, { type: 'passport.recalled' });
 * const response = await receive(new Request('https://receiver.example', { method: 'POST', body, headers }));
 */
export async function createTestDelivery(
  secret: string,
  options: TestDeliveryOptions = {},
): Promise<TestDelivery> {
  const { type = 'passport.updated', at = new Date() } = options;
  const id = options.id ?? `evt_${generateIdempotencyKey()}`;
  const data = { ...samplePassport(type, at), ...options.data };
  const event = { id, type, created: at.toISOString(), _test: true, data } as WebhookEvent;
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = await signDelivery(secret, { id, timestamp, body });
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  };
  return { body, headers, event };
}

function samplePassport(type: WebhookEventType, at: Date): PassportDocument {
  const store = createStore(() => at);
  const operatorId = store.newId();
  store.operators.set(operatorId, {
    id: operatorId,
    name: 'Example Textiles',
    regId: 'PT123456789',
    regIdScheme: 'EORI',
    eori: null,
    role: 'MANUFACTURER',
    archivedAt: null,
    createdAt: store.now(),
  });
  const passport = {
    id: store.newId(),
    productId: '09506000134352',
    status: type === 'passport.recalled' ? 'RECALLED' : 'ACTIVE',
    metadata: { category: 'textiles', originCountry: 'PT' },
    operatorId,
    facilityId: null,
    isSealed: type === 'passport.sealed',
    retentionUntil: null,
    createdAt: store.now(),
    updatedAt: store.now(),
  } as const;
  return documentOf(store, 'https://mock.example', passport, 'public');
}

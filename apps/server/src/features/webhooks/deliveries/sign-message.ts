import { createHmac } from 'node:crypto';
import type { Environment } from '../../../platform/auth/environment-model.js';
import type { messageHeaders } from './message-schemas.js';

/** What a receiver is sent, as it is signed. */
export interface WebhookMessage {
  /** Same id at every attempt, so that a receiver can recognise a duplicate. */
  readonly id: string;
  readonly body: Uint8Array;
  /** A receiver that serves both tells them apart before it reads the body. */
  readonly environment: Environment;
}

type HeaderName = keyof typeof messageHeaders.shape;
type TestHeader = Extract<HeaderName, 'webhook-environment'>;

/**
 * The headers of the Standard Webhooks specification.
 *
 * @param secrets - `whsec_` and base64, those that the receiver may verify with; newest first.
 * @param at - Of this attempt: receivers refuse what is too old.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signMessage(
  { id, body, environment }: WebhookMessage,
  { secrets, at }: { readonly secrets: readonly string[]; readonly at: Date },
): Readonly<Record<Exclude<HeaderName, TestHeader>, string> | Record<HeaderName, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
    return `v1,${mac.digest('base64')}`;
  });
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
  return environment === 'test' ? { ...headers, 'webhook-environment': environment } : headers;
}

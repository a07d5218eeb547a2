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
type MessageHeaders = Readonly<
  Record<Exclude<HeaderName, TestHeader>, string> & Partial<Record<TestHeader, string>>
> & { readonly 'Content-Type': string; readonly 'User-Agent': string };

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
): MessageHeaders {
  const timestamp = timestampOf(at);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
    return `v1,${mac.digest('base64')}`;
  });
  return {
    ...fixedHeaders({ id, environment }),
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** The headers of a message that are the same at each attempt. */
export function fixedHeaders({ id, environment }: Omit<WebhookMessage, 'body'>) {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'dpp-webhooks',
    'webhook-id': id,
    ...(environment === 'test' && { 'webhook-environment': environment }),
  };
}

/** Seconds since 1970, as the header says the time of an attempt. */
export function timestampOf(at: Date): string {
  return String(Math.floor(at.getTime() / 1000));
}

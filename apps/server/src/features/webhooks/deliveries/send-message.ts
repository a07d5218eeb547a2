import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock.js';
import type { Egress } from '../../../platform/egress/egress.js';
import { EgressError } from '../../../platform/egress/egress-error.js';
import type { WebhookSecretVault } from '../../../platform/vault/webhook-secret-vault.js';
import type { AnswerHead } from '../../../platform/egress/outbound-request.js';
import { parseRetryAfter } from './retry-after.js';
import { answerTimeoutMs } from './delivery-model.js';
import { signMessage, type WebhookMessage } from './sign-message.js';
import type { AttemptResult, WebhookSecrets, WebhookSubscription } from '../webhook-model.js';

export interface SendDeps {
  readonly clock: Clock;
  readonly egress: Egress;
  readonly webhookSecretVault: WebhookSecretVault;
}

/** A subscription with what its deliveries are signed with. */
interface SignedSubscription {
  readonly subscription: WebhookSubscription;
  readonly secrets: WebhookSecrets;
}

/** Statuses by which a receiver may say when it wants to be asked again. */
const retryLaterStatuses: ReadonlySet<number> = new Set([429, 503]);

/**
 * Sends a message once. Any 2xx in time is success; the head of an answer is enough, so that its body may be of any
 * length. A redirect is an answer like any other.
 *
 * @returns Undefined when the server shut down meanwhile: the outcome is unknown.
 */
export async function sendMessage(
  deps: SendDeps,
  { subscription, secrets }: SignedSubscription,
  message: WebhookMessage,
): Promise<AttemptResult | undefined> {
  const at = deps.clock.now();
  const startedAt = performance.now();
  const duration = () => performance.now() - startedAt;
  try {
    const headers = signMessage(message, { secrets: openSecrets(deps, subscription, secrets), at });
    const answer = await deps.egress.post(subscription.url, {
      headers,
      body: message.body,
      timeoutMs: answerTimeoutMs,
    });
    const { status, headers: answered } = answer;
    const durationMs = duration();
    const delivered = status >= 200 && status < 300;
    return {
      delivered,
      at,
      durationMs,
      statusCode: status,
      responseStart: await startOf(answer),
      error: delivered ? null : `The receiver answered ${status}.`,
      notBefore: retryLaterStatuses.has(status)
        ? parseRetryAfter(answered['retry-after'], deps.clock.now())
        : null,
    };
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    if (error.code === 'CLOSED') return undefined;
    const failed = { delivered: false, at, durationMs: duration(), notBefore: null };
    return { ...failed, statusCode: null, responseStart: null, error: error.message };
  }
}

/** A receiver that sends the rest of its answer later than this holds up no other delivery. */
const maxStartMs = 250;

async function startOf({ start }: AnswerHead): Promise<string | null> {
  if (!start) return null;
  const ended = new AbortController();
  const late = setTimeout(maxStartMs, null, { ref: false, signal: ended.signal }).catch(() => null);
  const bytes = await Promise.race([start, late]);
  ended.abort();
  // A text of the database holds no NUL.
  return bytes && bytes.length > 0 ? bytes.toString().replaceAll('\0', '\ufffd') : null;
}

function openSecrets(
  { clock, webhookSecretVault: vault }: SendDeps,
  owner: WebhookSubscription,
  { secret, previousSecret, previousSecretUntil }: WebhookSecrets,
): string[] {
  const overlaps = previousSecretUntil !== null && previousSecretUntil > clock.now();
  const envelopes = overlaps && previousSecret !== null ? [secret, previousSecret] : [secret];
  return envelopes.map((envelope) => vault.open(owner, envelope));
}

import { isRecord, WebhookVerificationError, invalidArgument } from './error.js';
import type { WebhookErrorCode } from './error.js';
import type { PassportDocument, SealProof } from './schemas.js';

/** The public documents that events carry, by the name of the event. */
interface WebhookDocuments {
  /** A passport was published: created, imported, or no longer a draft. */
  readonly 'passport.ingested': PassportDocument;
  /** A published passport was changed. */
  readonly 'passport.updated': PassportDocument;
  /** A passport was sealed; the document has the whole proof. */
  readonly 'passport.sealed': PassportDocument & { readonly proof: SealProof };
  /** A passport was recalled. */
  readonly 'passport.recalled': PassportDocument & { readonly status: 'RECALLED' };
  /** The status of a passport changed, other than by a recall; or that of the batch that the document names as `batch`. */
  readonly 'passport.status_updated': PassportDocument;
}

/** What a subscription can name. */
export type WebhookEventType = keyof WebhookDocuments;

/** One event as a delivery carries it. */
export interface WebhookEventOf<Type extends WebhookEventType> {
  /** The event's own, the same in each delivery of it. */
  readonly id: string;
  readonly type: Type;
  /** When it happened, RFC 3339 in UTC. */
  readonly created: string;
  /** True for a test of the receiver: no event happened. */
  readonly _test?: true;
  /** `test` where it happened in a sandbox; absent elsewhere. */
  readonly environment?: 'test';
  /** The passport as the public saw it then, as JSON-LD. */
  readonly data: WebhookDocuments[Type];
}

/** Any event. Switch over `type`, and let a `default` pass: a newer server may send further names. */
export type WebhookEvent = { [Type in WebhookEventType]: WebhookEventOf<Type> }[WebhookEventType];

/**
 * The headers of a delivery: those of a `Request`, or an object of them as Node and most frameworks have. The
 * case of the names does not matter.
 */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Options of {@link verifyWebhook}. */
export interface VerifyWebhookOptions {
  /** Seconds that the moment of signing may lie before or after `at`, from 0. Default 300. */
  readonly toleranceSeconds?: number | undefined;
  /** The moment to judge by. Default: now. */
  readonly at?: Date | undefined;
}

/** More than a rotation ever needs: each signature costs one pass over the body. */
const MAX_SIGNATURES = 8;

/**
 * Version 1: the 32 bytes of an HMAC-SHA256 in base64. Of its last digit two bits stand for nothing and have to
 * be zero, or one signature would have four spellings.
 */
const signaturePattern = /^v1,([A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=)$/;

/**
 * Verifies a delivery and reads its event, as the Standard Webhooks specification has it: HMAC-SHA256 over
 * `webhook-id`, `webhook-timestamp` and the body, in constant time. One valid signature is enough.
 *
 * A delivery can come more than once; `webhook-id` is the same each time.
 *
 * @param body - The body exactly as it arrived: bytes, or their UTF-8 text. Never what a parser wrote again.
 * @param secret - The subscription's secret, `whsec_` and base64; or several, such as both of a rotation.
 * @throws {@link WebhookVerificationError} with a {@link WebhookErrorCode}: answer it with 400.
 * @throws {@link DppError} `INVALID_ARGUMENT` for a secret, option or body that cannot work. It never holds the secret.
 * @see Standard Webhooks, "Webhook scheme" and "Verifying webhook authenticity".
 */
export async function verifyWebhook(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { toleranceSeconds = 300, at = new Date() }: VerifyWebhookOptions = {},
): Promise<WebhookEvent> {
  const secrets = (typeof secret === 'string' ? [secret] : secret).map(parseSecret);
  if (secrets.length === 0) throw invalidArgument('No secret is given.');
  if (!(toleranceSeconds >= 0)) throw invalidArgument('toleranceSeconds is not a number from 0.');
  if (Number.isNaN(at.getTime())) throw invalidArgument('at is not a moment.');

  const bytes = bytesOf(body);
  const id = parseId(headerOf(headers, 'webhook-id'));
  const timestamp = parseTimestamp(headerOf(headers, 'webhook-timestamp'));
  const signatures = parseSignatures(headerOf(headers, 'webhook-signature'));
  checkAge(Math.floor(at.getTime() / 1000) - Number(timestamp), toleranceSeconds);

  const signed = signedBytes({ id, timestamp }, bytes);
  if (!(await isSigned(signed, signatures, secrets))) {
    throw refused(
      'WEBHOOK_SIGNATURE_INVALID',
      'No signature matches a secret of the subscription.',
    );
  }
  return parseEvent(bytes);
}

/** What a signature is over, besides the body. */
interface SignedHeaders {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: string;
}

/** Signs a delivery as the server does: the value of `webhook-signature`. */
export async function signDelivery(
  secret: string,
  { body, ...signed }: SignedHeaders & { readonly body: string },
): Promise<string> {
  const { subtle } = globalThis.crypto;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', parseSecret(secret), hmac, false, ['sign']);
  const bytes = signedBytes(signed, new TextEncoder().encode(body));
  const signature = new Uint8Array(await subtle.sign('HMAC', key, bytes));
  return `v1,${btoa(String.fromCharCode(...signature))}`;
}

function signedBytes({ id, timestamp }: SignedHeaders, body: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatenate(new TextEncoder().encode(`${id}.${timestamp}.`), body);
}

/** The key that a secret stands for. */
function parseSecret(secret: string): Uint8Array<ArrayBuffer> {
  const [, encoded] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const key = encoded === undefined ? undefined : decodeBase64(encoded);
  if (!key?.length) throw invalidArgument('The secret is not `whsec_` and base64.');
  return key;
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = isHeaders(headers)
    ? headers.get(name)
    : Object.entries(headers).find(([written]) => written.toLowerCase() === name)?.[1];
  if (typeof value === 'string' && value !== '') return value;
  throw refused('WEBHOOK_HEADER_INVALID', `The header ${name} is missing.`);
}

function isHeaders(headers: WebhookHeaders): headers is { get(name: string): string | null } {
  return typeof headers.get === 'function';
}

/** A dot would let one signature stand for other divisions into id, time and body. */
function parseId(id: string): string {
  if (!id.includes('.')) return id;
  throw refused('WEBHOOK_HEADER_INVALID', 'The header webhook-id has a dot.');
}

/** Seconds since 1970, as they are written. */
function parseTimestamp(timestamp: string): string {
  if (/^\d{1,12}$/.test(timestamp)) return timestamp;
  throw refused('WEBHOOK_HEADER_INVALID', 'The header webhook-timestamp is no number of seconds.');
}

/** Those of version 1; others are for others to verify. */
function parseSignatures(header: string): Uint8Array<ArrayBuffer>[] {
  const written = header.split(' ');
  if (written.length > MAX_SIGNATURES) {
    throw refused('WEBHOOK_HEADER_INVALID', `webhook-signature has over ${MAX_SIGNATURES} parts.`);
  }
  return written.flatMap((one) => {
    const [, encoded] = signaturePattern.exec(one) ?? [];
    return (encoded === undefined ? undefined : decodeBase64(encoded)) ?? [];
  });
}

function checkAge(ageSeconds: number, toleranceSeconds: number): void {
  if (ageSeconds > toleranceSeconds) {
    throw refused('WEBHOOK_TOO_OLD', 'It was signed too long ago, or the clock here is fast.');
  }
  if (-ageSeconds > toleranceSeconds) {
    throw refused('WEBHOOK_TOO_NEW', 'It was signed in the future, or the clock here is slow.');
  }
}

async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  signatures: readonly Uint8Array<ArrayBuffer>[],
  secrets: readonly Uint8Array<ArrayBuffer>[],
): Promise<boolean> {
  const { subtle } = globalThis.crypto;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  for (const secret of secrets) {
    const key = await subtle.importKey('raw', secret, hmac, false, ['verify']);
    for (const signature of signatures) {
      if (await subtle.verify(hmac, key, signature, signed)) return true;
    }
  }
  return false;
}

/** A sender with the secret is trusted to send what the contract says; what is no event at all is not ours. */
function parseEvent(bytes: Uint8Array): WebhookEvent {
  const event = parseJson(bytes);
  const isEvent =
    isRecord(event) &&
    [event.id, event.type, event.created].every((member) => typeof member === 'string') &&
    isRecord(event.data);
  if (!isEvent) throw refused('WEBHOOK_BODY_INVALID', 'The body is signed, but is no event.');
  return event as unknown as WebhookEvent;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (cause) {
    throw refused('WEBHOOK_BODY_INVALID', 'The body is signed, but is no JSON.', { cause });
  }
}

function bytesOf(body: unknown): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (ArrayBuffer.isView(body))
    return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  // Frameworks type what they parsed as `any`, so that no compiler tells.
  throw invalidArgument(
    'The body is neither text nor bytes: take it as it arrived, before it is parsed.',
  );
}

function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

/** @returns `undefined` for what is no base64. */
function decodeBase64(encoded: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function refused(
  code: WebhookErrorCode,
  message: string,
  options?: ErrorOptions,
): WebhookVerificationError {
  return new WebhookVerificationError(code, message, options);
}

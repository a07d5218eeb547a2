import type { JsonObject } from '../encoding/json-object.js';
import { parseJsonObject } from '../encoding/json-object.js';

/** What credentials can come in. */
export type Envelope = 'EnvelopedVerifiableCredential' | 'VerifiablePresentation';

/** Credentials taken out of what they came in, not verified yet. */
export interface OpenedEnvelope {
  /** The outermost of what they came in; not there for a credential that came by itself. */
  readonly envelope?: Envelope;
  /** Text, or JSON that was parsed; at least one. */
  readonly credentials: readonly unknown[];
}

/**
 * Why an envelope cannot be opened.
 *
 * - `ENVELOPE_MALFORMED`: its `id` is no `data:` URL of a `vc+jwt` or `dc+sd-jwt`, the forms that are verified here.
 * - `NO_CREDENTIAL`: a presentation without a credential.
 */
export interface ClosedEnvelope {
  readonly reason: 'ENVELOPE_MALFORMED' | 'NO_CREDENTIAL';
  /** For people; may change. */
  readonly message: string;
}

/** Media type, maybe a charset, maybe base64, and the content. Older names of the media types are read, too. */
const dataUrl =
  /^data:application\/(?:vc|dc|vc-ld)\+(sd-)?jwt(?:;charset=utf-8)?(;base64)?,([\w.~%+/=-]+)$/i;

/**
 * Takes credentials out of an `EnvelopedVerifiableCredential`, with an `id` that is a `data:` URL of the credential,
 * and out of the `verifiableCredential` of a `VerifiablePresentation`. Anything else is a credential by itself. A
 * proof of the presentation is not looked at: it would tell who presents, not who issued.
 *
 * @param secured - Text, or JSON that was parsed.
 * @returns Never throws.
 * @see VC Data Model 2.0, sections 4.12 "Enveloped Verifiable Credentials" and 4.13 "Verifiable Presentations".
 * @example
 * openEnvelope({ type: 'EnvelopedVerifiableCredential', id: 'data:application/vc+jwt,eyJ…' }); // { envelope: …, credentials: ['eyJ…'] }
 */
export function openEnvelope(secured: unknown): OpenedEnvelope | ClosedEnvelope {
  const object = objectOf(secured);
  const envelope = object && envelopeOf(object);
  if (envelope === undefined) return { credentials: [secured] };
  if (envelope === 'EnvelopedVerifiableCredential') return opened(envelope, [object]);
  const presented: readonly unknown[] = [object?.['verifiableCredential'] ?? []].flat();
  if (presented.length > 0) return opened(envelope, presented);
  return { reason: 'NO_CREDENTIAL', message: 'The presentation holds no credential.' };
}

/** Anything that names neither type is left to the verifiers, which read it once. */
function objectOf(secured: unknown): JsonObject | undefined {
  if (typeof secured === 'string') {
    const mayBe = secured.startsWith('{') && /Enveloped|VerifiablePresentation/.test(secured);
    return mayBe ? parseJsonObject(secured) : undefined;
  }
  const isObject = typeof secured === 'object' && secured !== null && !Array.isArray(secured);
  return isObject ? (secured as JsonObject) : undefined;
}

function envelopeOf({ type }: JsonObject): Envelope | undefined {
  const types: readonly unknown[] = [type].flat();
  if (types.includes('VerifiableCredential')) return undefined;
  if (types.includes('EnvelopedVerifiableCredential')) return 'EnvelopedVerifiableCredential';
  const isPresentation =
    types.includes('VerifiablePresentation') || types.includes('EnvelopedVerifiablePresentation');
  return isPresentation ? 'VerifiablePresentation' : undefined;
}

function opened(envelope: Envelope, entries: readonly unknown[]): OpenedEnvelope | ClosedEnvelope {
  const credentials: unknown[] = [];
  for (const entry of entries) {
    const object = typeof entry === 'string' ? undefined : objectOf(entry);
    if (!object || envelopeOf(object) !== 'EnvelopedVerifiableCredential') {
      credentials.push(entry);
      continue;
    }
    const content = contentOf(object['id']);
    if (content === undefined) {
      const message = 'The id of the envelope is no data: URL of a vc+jwt or dc+sd-jwt.';
      return { reason: 'ENVELOPE_MALFORMED', message };
    }
    credentials.push(content);
  }
  return { envelope, credentials };
}

/** `undefined` unless it is a compact token of the media type that is named. */
function contentOf(id: unknown): string | undefined {
  const [, sd, base64, data] = dataUrl.exec(typeof id === 'string' ? id : '') ?? [];
  if (data === undefined) return undefined;
  try {
    const decoded = decodeURIComponent(data);
    const text = base64 === undefined ? decoded : atob(decoded);
    // An SD-JWT, and only that, has tildes.
    return /^[\w.~-]+$/.test(text) && text.includes('~') === (sd !== undefined) ? text : undefined;
  } catch {
    return undefined; // Decoders have no other way to say so.
  }
}

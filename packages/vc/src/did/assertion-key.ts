import { parseDateTimeStamp } from '../data-model/date-time-stamp.js';
import { VcError } from '../error.js';
import type { P256PublicJwk } from '../keys/jwk.js';
import { parsePublicJwk } from '../keys/jwk.js';
import { momentOf } from '../data-model/moment.js';
import { parseMultikey } from './multikey.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';

/**
 * Why a DID document gives no key for a signature:
 * - `DID_DOCUMENT_MISMATCH`: it is of another DID.
 * - `KEY_NOT_FOUND`, `KEY_NOT_FOR_ASSERTION`: it does not have the key as one of its own, or not for assertions.
 * - `KEY_REVOKED`, `KEY_EXPIRED`: by `revoked` and `expires` of the key; one that is no date counts as past.
 * - `KEY_NOT_SUPPORTED`: not on P-256, kept for something else than ES256, in two forms, or with its private half published.
 */
export type AssertionKeyRefusal =
  | 'DID_DOCUMENT_MISMATCH'
  | 'KEY_NOT_FOUND'
  | 'KEY_NOT_FOR_ASSERTION'
  | 'KEY_REVOKED'
  | 'KEY_EXPIRED'
  | 'KEY_NOT_SUPPORTED';

/** The key that is asked for, and the document it is looked up in. */
export interface AssertionKeyInput {
  /** A document of unknown origin; nothing about its shape is assumed. */
  readonly didDocument: unknown;
  /** The DID that the document has to be of. */
  readonly did: string;
  /** Absolute id of the verification method, `<did>#<fragment>`. */
  readonly keyId: string;
  /** The moment at which the key has to be in force. */
  readonly at: Date;
  /** Reads the key. Default `webRuntime`. */
  readonly runtime?: VcRuntime | undefined;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Finds the P-256 key that a DID document allows for assertions under an id. Relative ids (`#key-1`)
 * and methods embedded in `assertionMethod` are understood (DID Core 1.0 sections 5.2 and 5.3).
 *
 * @throws {@link VcError} `INVALID_DATE` if `at` is no date and the key has an end.
 * @see Controlled Identifiers 1.0 section 2.2 "Verification Methods", for `expires` and `revoked`.
 */
export function findAssertionKey({
  didDocument,
  did,
  keyId,
  at,
  runtime,
}: AssertionKeyInput): P256PublicJwk | AssertionKeyRefusal {
  const document = membersOf(didDocument);
  if (document['id'] !== did) return 'DID_DOCUMENT_MISMATCH';
  const hasKeyId = (entry: unknown) => absoluteId(entry, did) === keyId;
  const assertion = listOf(document['assertionMethod']).find(hasKeyId);
  const listed = listOf(document['verificationMethod']).find(hasKeyId);
  const method = membersOf(typeof assertion === 'object' ? assertion : listed);
  if (method['controller'] !== did) return 'KEY_NOT_FOUND';
  if (assertion === undefined) return 'KEY_NOT_FOR_ASSERTION';
  if (isPast(method['revoked'], at)) return 'KEY_REVOKED';
  if (isPast(method['expires'], at)) return 'KEY_EXPIRED';
  return publicJwkOf(method, runtime) ?? 'KEY_NOT_SUPPORTED';
}

function absoluteId(entry: unknown, did: string): string | undefined {
  const id = typeof entry === 'string' ? entry : membersOf(entry)['id'];
  if (typeof id !== 'string') return undefined;
  return id.startsWith('#') ? did + id : id;
}

/** An end that is no date counts as past. */
function isPast(end: unknown, at: Date): boolean {
  if (end === undefined) return false;
  const endMs = parseDateTimeStamp(end);
  return endMs === undefined || momentOf(at).hasPassed(endMs);
}

/** The private half of a key, as a member of a method (Controlled Identifiers 1.0 sections 2.2.2 and 2.2.3). */
const SECRETS = ['secretKeyMultibase', 'secretKeyJwk'];

/** The key of a method, which has one, in one form (Controlled Identifiers 1.0 section 2.2). */
function publicJwkOf(method: Members, runtime?: VcRuntime): P256PublicJwk | undefined {
  const { publicKeyMultibase: multikey, publicKeyJwk: jwk } = method;
  const isInTwoForms = multikey !== undefined && jwk !== undefined;
  if (isInTwoForms || SECRETS.some((name) => method[name] !== undefined)) return undefined;
  try {
    if (method['type'] === 'Multikey' && typeof multikey === 'string') {
      return parseMultikey(multikey, runtime);
    }
    return isMeantForEs256(membersOf(jwk)) ? parsePublicJwk(jwk) : undefined;
  } catch (error) {
    if (error instanceof VcError) return undefined; // A key of another kind is a refusal, not a fault.
    throw error;
  }
}

/**
 * The use that a key states for itself binds its verifiers (RFC 7517 sections 4.2 to 4.4, RFC 8725 3.1). One with its
 * private half beside it is no verification method at all (Controlled Identifiers 1.0 section 2.2.3).
 */
function isMeantForEs256({
  d,
  use = 'sig',
  key_ops: operations = ['verify'],
  alg = 'ES256',
}: Members) {
  return (
    d === undefined && use === 'sig' && listOf(operations).includes('verify') && alg === 'ES256'
  );
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

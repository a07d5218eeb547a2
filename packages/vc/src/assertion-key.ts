import { VcError } from './error.js';
import type { P256PublicJwk } from './jwk.js';
import { parsePublicJwk } from './jwk.js';
import { parseMultikey } from './multikey.js';
import type { VcRuntime } from './vc-runtime.js';

/** Why a DID document gives no key for a signature. */
export type AssertionKeyRefusal =
  'DID_DOCUMENT_MISMATCH' | 'KEY_NOT_FOUND' | 'KEY_NOT_FOR_ASSERTION' | 'KEY_NOT_SUPPORTED';

/** The key that is asked for, and the document it is looked up in. */
export interface AssertionKeyInput {
  /** A document of unknown origin; nothing about its shape is assumed. */
  readonly didDocument: unknown;
  /** The DID that the document has to be of. */
  readonly did: string;
  /** Absolute id of the verification method, `<did>#<fragment>`. */
  readonly keyId: string;
  /** Reads the key. Default `portableRuntime`. */
  readonly runtime?: VcRuntime | undefined;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Finds the P-256 key that a DID document allows for assertions under an id. Relative ids (`#key-1`)
 * and methods embedded in `assertionMethod` are understood (DID Core 1.0 sections 5.2 and 5.3).
 */
export function findAssertionKey({
  didDocument,
  did,
  keyId,
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
  return publicJwkOf(method, runtime) ?? 'KEY_NOT_SUPPORTED';
}

function absoluteId(entry: unknown, did: string): string | undefined {
  const id = typeof entry === 'string' ? entry : membersOf(entry)['id'];
  if (typeof id !== 'string') return undefined;
  return id.startsWith('#') ? did + id : id;
}

function publicJwkOf(method: Members, runtime?: VcRuntime): P256PublicJwk | undefined {
  try {
    if (method['type'] === 'Multikey' && typeof method['publicKeyMultibase'] === 'string') {
      return parseMultikey(method['publicKeyMultibase'], runtime);
    }
    return parsePublicJwk(method['publicKeyJwk']);
  } catch (error) {
    if (error instanceof VcError) return undefined; // A key of another kind is a refusal, not a fault.
    throw error;
  }
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? (value as Members) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

import { VcError } from '../error.js';
import type { P256PublicJwk } from '../keys/jwk.js';
import { parsePublicJwk } from '../keys/jwk.js';
import { formatMultikey } from './multikey.js';

/** One key of a tenant. */
export interface DidDocumentKey {
  /** 1 for the first key, counted up at each rotation, never used again. */
  readonly keyNumber: number;
  readonly publicJwk: P256PublicJwk;
  /** True once a later key has replaced it. Default false. */
  readonly retired?: boolean;
}

/** The key of a verification method as a JWK (JSON Web Signature 2020). */
export interface JsonWebKeyMethod {
  readonly id: string;
  readonly type: 'JsonWebKey2020';
  readonly controller: string;
  readonly publicKeyJwk: P256PublicJwk;
}

/** The same key as a Multikey, the form that Data Integrity proofs name. */
export interface MultikeyMethod {
  readonly id: string;
  readonly type: 'Multikey';
  readonly controller: string;
  readonly publicKeyMultibase: string;
}

/** A DID document (DID Core 1.0) as `application/did+json` or `application/did+ld+json`. */
export interface DidDocument {
  readonly '@context': readonly string[];
  readonly id: string;
  /** Two entries a key, by key number: the JWK form, then the Multikey form. */
  readonly verificationMethod: readonly (JsonWebKeyMethod | MultikeyMethod)[];
  /** Every key, retired ones too: what they signed stays verifiable. */
  readonly assertionMethod: readonly string[];
  /** The keys in use; a retired key proves no control any more. */
  readonly authentication: readonly string[];
}

/** What {@link createDidDocument} needs. */
export interface DidDocumentInput {
  /** The DID that the document is of. */
  readonly did: string;
  /** The keys of the document: at least one, in any order. */
  readonly keys: readonly DidDocumentKey[];
}

const CONTEXT = [
  'https://www.w3.org/ns/did/v1',
  'https://w3id.org/security/suites/jws-2020/v1',
  'https://w3id.org/security/multikey/v1',
];

/** Names a key in its JWK form, `<did>#key-<n>`: the `kid` of JWTs and the id used in seals. */
export function verificationMethodId(did: string, keyNumber: number): string {
  return `${did}#key-${keyNumber}`;
}

/** Names the same key in its Multikey form, `<did>#key-<n>-multikey`, for Data Integrity proofs. */
export function multikeyMethodId(did: string, keyNumber: number): string {
  return `${verificationMethodId(did, keyNumber)}-multikey`;
}

/**
 * Writes the document that a did:web identifier resolves to. Only public members of the keys enter it.
 *
 * @throws {@link VcError} `INVALID_KEY_SET` without a key, with a key number twice, or with one that
 * is not a whole number from 1; `INVALID_PUBLIC_KEY`.
 * @see DID Core 1.0 section 5; JSON Web Signature 2020 section 3.1; Controlled Identifiers 1.0 section 2.2.
 */
export function createDidDocument({ did, keys }: DidDocumentInput): DidDocument {
  assertKeyNumbers(keys.map((key) => key.keyNumber));
  const ordered = [...keys].sort((a, b) => a.keyNumber - b.keyNumber);
  const current = ordered.filter((key) => !key.retired);
  return {
    '@context': [...CONTEXT],
    id: did,
    verificationMethod: ordered.flatMap((key) => methodsOf(did, key)),
    assertionMethod: ordered.flatMap((key) => methodIds(did, key)),
    authentication: current.flatMap((key) => methodIds(did, key)),
  };
}

function assertKeyNumbers(keyNumbers: readonly number[]): void {
  const areValid = keyNumbers.every((number) => Number.isSafeInteger(number) && number >= 1);
  if (keyNumbers.length === 0 || !areValid || new Set(keyNumbers).size !== keyNumbers.length) {
    throw new VcError('INVALID_KEY_SET', 'Give at least one key, each with its own number from 1.');
  }
}

function methodsOf(did: string, key: DidDocumentKey): (JsonWebKeyMethod | MultikeyMethod)[] {
  const publicKeyJwk = parsePublicJwk(key.publicJwk);
  return [
    {
      id: verificationMethodId(did, key.keyNumber),
      type: 'JsonWebKey2020',
      controller: did,
      publicKeyJwk,
    },
    {
      id: multikeyMethodId(did, key.keyNumber),
      type: 'Multikey',
      controller: did,
      publicKeyMultibase: formatMultikey(publicKeyJwk),
    },
  ];
}

function methodIds(did: string, { keyNumber }: DidDocumentKey): string[] {
  return [verificationMethodId(did, keyNumber), multikeyMethodId(did, keyNumber)];
}

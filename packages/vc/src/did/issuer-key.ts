import type { AssertionKeyRefusal } from './assertion-key.js';
import { findAssertionKey } from './assertion-key.js';
import type { P256PublicJwk } from '../keys/jwk.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';

/** Looks up a DID document. Answer `undefined` for none; what it throws, the verifier throws. */
export type ResolveDidDocument = (did: string) => unknown;

/** The issuer's DID document, or a key that the caller vouches to be the issuer's. */
export type IssuerKeySource =
  { readonly resolveDidDocument: ResolveDidDocument } | { readonly publicJwk: P256PublicJwk };

/** Why an issuer has no key for a signature. */
export type IssuerKeyRefusal = AssertionKeyRefusal | 'KEY_NOT_OF_ISSUER' | 'ISSUER_NOT_FOUND';

/** What a signature says of its key; nothing of it is proven. */
export interface IssuerKeyInput {
  readonly issuer: string;
  /** Has to be `<issuer>#<fragment>`: no DID speaks for another one. */
  readonly keyId: string | undefined;
  /** The moment at which a key of a DID document has to be in force. */
  readonly at: Date;
  readonly runtime?: VcRuntime | undefined;
}

/**
 * Finds the key that an issuer's signature has to be of. A key that the caller vouches for still has to be named
 * as one of the issuer.
 */
export async function findIssuerKey(
  { issuer, keyId, at, runtime }: IssuerKeyInput,
  source: IssuerKeySource,
): Promise<P256PublicJwk | IssuerKeyRefusal> {
  if (!keyId?.startsWith(`${issuer}#`) || keyId.endsWith('#')) return 'KEY_NOT_OF_ISSUER';
  if ('publicJwk' in source) return source.publicJwk;
  const didDocument = await source.resolveDidDocument(issuer);
  if (!didDocument) return 'ISSUER_NOT_FOUND';
  return findAssertionKey({ didDocument, did: issuer, keyId, at, runtime });
}

/** Says in words why there is no key. */
export const ISSUER_KEY_MESSAGES: Readonly<Record<IssuerKeyRefusal, string>> = {
  KEY_NOT_OF_ISSUER: 'The signature does not name a key of the issuer.',
  ISSUER_NOT_FOUND: 'The DID document of the issuer was not found.',
  DID_DOCUMENT_MISMATCH: 'The DID document belongs to another DID.',
  KEY_NOT_FOUND: 'The key is not known.',
  KEY_NOT_FOR_ASSERTION: 'The issuer does not use the key for credentials.',
  KEY_REVOKED: 'The issuer has revoked the key.',
  KEY_EXPIRED: 'The key has expired.',
  KEY_NOT_SUPPORTED: 'The key is not a public P-256 key for signatures.',
};

import { canonicalJson, MerkleSealError, parseIJson } from '@dpp/merkle-seal';
import type { JsonObject } from '../jws/compact-jws.js';
import { isCredential, issuerOf } from '../data-model/credential-form.js';
import type { VcRuntime } from '../runtime/vc-runtime.js';
import type { DataIntegrityProof } from './data-integrity-proof.js';
import type { DataIntegrityRefusal } from './data-integrity-refusal.js';
import { proofHashData } from './ecdsa-jcs-2019.js';
import { readProof } from './proof-form.js';

/** A secured credential taken apart, well-formed; nothing in it is proven. */
export interface UnprovenCredential {
  /** What the proof is about: the document without it, with the contexts that are signed. */
  readonly credential: JsonObject;
  readonly issuer: string;
  readonly proof: DataIntegrityProof;
  readonly signature: Uint8Array;
  /** What the signature must be of. */
  readonly hashData: Uint8Array;
}

/**
 * Takes a secured credential apart and refuses what no key could make acceptable.
 *
 * @param secured - JSON text, or what was parsed from it.
 * @see Data Integrity ECDSA Cryptosuites 1.0 section 3.3.2.
 */
export function openSecuredCredential(
  secured: unknown,
  runtime: VcRuntime,
): UnprovenCredential | DataIntegrityRefusal {
  try {
    const value: unknown = typeof secured === 'string' ? parseIJson(secured) : secured;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return 'MALFORMED_JSON';
    return takeApart(value as JsonObject, runtime);
  } catch (error) {
    if (error instanceof MerkleSealError) return refusalOf(error);
    throw error;
  }
}

function takeApart(
  { proof: member, ...document }: JsonObject,
  runtime: VcRuntime,
): UnprovenCredential | DataIntegrityRefusal {
  const read = readProof(member);
  if (typeof read === 'string') return read;
  const { proof, signature } = read;
  const { proofValue: _signature, ...proofOptions } = proof;
  const credential = withContextsOf(proofOptions, document);
  if (!credential) return 'CONTEXT_MISMATCH';
  const issuer = issuerOf(credential);
  if (!isCredential(credential) || issuer === undefined) return 'NOT_A_CREDENTIAL';
  const hashData = proofHashData(proofOptions, credential, runtime);
  return { credential, issuer, proof, signature, hashData };
}

/**
 * Contexts that were added behind those of the proof are not signed, and so not part of the credential
 * (section 3.3.2, step 4). A proof without contexts leaves those of the document, which the hash covers.
 */
function withContextsOf(
  { '@context': signed }: { readonly '@context'?: unknown },
  document: JsonObject,
): JsonObject | undefined {
  if (signed === undefined) return document;
  const shown = listOf(document['@context']);
  const isPrefix = listOf(signed).every(
    (context, index) => index < shown.length && isSame(context, shown[index]),
  );
  return isPrefix ? { ...document, '@context': signed } : undefined;
}

/** Most contexts are addresses; of those in place, every member counts. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || canonicalJson(one) === canonicalJson(other);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function refusalOf({ code }: MerkleSealError): DataIntegrityRefusal {
  return code === 'TOO_DEEP' || code === 'MALFORMED_JSON' ? code : 'NOT_JSON';
}

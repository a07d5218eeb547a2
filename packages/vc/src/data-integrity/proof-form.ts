import type { JsonObject } from '../jws/compact-jws.js';
import { parseDateTimeStamp } from '../data-model/date-time-stamp.js';
import type { ProofFormRefusal } from './data-integrity-refusal.js';
import { decodeProofValue } from './ecdsa-jcs-2019.js';
import type { DataIntegrityProof } from './data-integrity-proof.js';

/** A proof with every member that is looked at in its form, and its signature read. */
export interface WellFormedProof {
  readonly proof: DataIntegrityProof;
  /** r and s, 32 bytes each. */
  readonly signature: Uint8Array;
}

/** What a proof must be like, in the order in which it is asked (Data Integrity 1.0 section 2.1). */
const RULES: readonly (readonly [ProofFormRefusal, (proof: JsonObject) => boolean])[] = [
  ['PROOF_TYPE_NOT_ALLOWED', ({ type }) => type === 'DataIntegrityProof'],
  ['CRYPTOSUITE_NOT_ALLOWED', ({ cryptosuite }) => cryptosuite === 'ecdsa-jcs-2019'],
  ['PURPOSE_NOT_ALLOWED', ({ proofPurpose }) => proofPurpose === 'assertionMethod'],
  ['PROOF_CHAIN', ({ previousProof }) => previousProof === undefined],
  // Made for one verifier, or for one occasion: taken here it would be a proof replayed.
  ['UNEXPECTED_DOMAIN', ({ domain }) => domain === undefined],
  ['UNEXPECTED_CHALLENGE', ({ challenge }) => challenge === undefined],
  ['VERIFICATION_METHOD_MALFORMED', ({ verificationMethod }) => isMethod(verificationMethod)],
  ['CREATED_MALFORMED', ({ created }) => isTimeOrAbsent(created)],
  ['EXPIRES_MALFORMED', ({ expires }) => isTimeOrAbsent(expires)],
];

/**
 * Reads the `proof` member of a secured document. A list of one proof is that proof; several are refused, as no
 * single one can tell that the set is enough.
 */
export function readProof(member: unknown): WellFormedProof | ProofFormRefusal {
  const proofs: readonly unknown[] = Array.isArray(member) ? member : [member];
  if (proofs.length > 1) return 'PROOF_SET';
  const [proof] = proofs;
  if (proof === undefined) return 'NO_PROOF';
  if (!isObject(proof)) return 'PROOF_MALFORMED';
  const broken = RULES.find(([, isKept]) => !isKept(proof));
  if (broken) return broken[0];
  const signature = decodeProofValue(proof['proofValue']);
  if (!signature) return 'PROOF_VALUE_MALFORMED';
  return { proof: proof as unknown as DataIntegrityProof, signature };
}

/** The id of a key, or an object with certificates, which only a rule of the caller's takes for a key. */
function isMethod(value: unknown): boolean {
  if (!isObject(value)) return typeof value === 'string';
  const { id, x5c } = value;
  const isNamed = id === undefined || typeof id === 'string';
  return isNamed && Array.isArray(x5c) && x5c.every((entry) => typeof entry === 'string');
}

function isTimeOrAbsent(value: unknown): boolean {
  return value === undefined || parseDateTimeStamp(value) !== undefined;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

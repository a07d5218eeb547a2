import type { PeriodRefusal } from '../data-model/credential-form.js';
import type { IssuerKeyRefusal } from '../did/issuer-key.js';
import { ISSUER_KEY_MESSAGES } from '../did/issuer-key.js';

/** What is wrong with a proof as it is written, before any key is asked for. */
export type ProofFormRefusal = keyof typeof PROOF_FORM_MESSAGES;

/**
 * Why an embedded proof was refused. The names say it; beyond them:
 * - `MALFORMED_JSON`, `NOT_JSON`, `TOO_DEEP`: text that is not JSON, a value that no two readers need read
 *   alike (a member named twice, an unpaired surrogate, `undefined`), nesting beyond 128 levels.
 * - `PROOF_SET`: more than one proof. What one of them is worth without the others, only their maker knows.
 * - `CONTEXT_MISMATCH`: the document's contexts do not begin with those of the proof.
 * - `NOT_A_CREDENTIAL`: what is signed is no VC Data Model 2.0 credential.
 * - `KEY_NOT_OF_ISSUER`: `verificationMethod` is not `<issuer>#<fragment>`.
 * - `ISSUER_NOT_FOUND`: the issuer's DID document does not exist. `KEY_NOT_FOUND`: no such key, there or with
 *   the caller's `resolveKey`.
 * - `NOT_YET_VALID`, `EXPIRED`: by `validFrom` and `validUntil`; `PROOF_EXPIRED`: by the proof's `expires`.
 */
export type DataIntegrityRefusal =
  IssuerKeyRefusal | PeriodRefusal | ProofFormRefusal | keyof typeof OTHER_MESSAGES;

const PROOF_FORM_MESSAGES = {
  NO_PROOF: 'There is no proof.',
  PROOF_SET: 'There is more than one proof.',
  PROOF_MALFORMED: 'The proof is not an object.',
  PROOF_TYPE_NOT_ALLOWED: 'The proof is not a DataIntegrityProof.',
  CRYPTOSUITE_NOT_ALLOWED: 'The only accepted cryptosuite is ecdsa-jcs-2019.',
  PURPOSE_NOT_ALLOWED: 'The proof was not made for an assertion.',
  PROOF_CHAIN: 'The proof depends on another proof.',
  UNEXPECTED_DOMAIN: 'The proof was made for a certain domain.',
  UNEXPECTED_CHALLENGE: 'The proof answers a challenge.',
  VERIFICATION_METHOD_MALFORMED: 'The verificationMethod is not a text.',
  CREATED_MALFORMED: 'The proof has a created that is no date and time with a time zone.',
  EXPIRES_MALFORMED: 'The proof has an expires that is no date and time with a time zone.',
  PROOF_VALUE_MALFORMED: 'The proofValue is not z and base58btc of 64 bytes.',
} as const;

const OTHER_MESSAGES = {
  MALFORMED_JSON: 'This is not a JSON object.',
  NOT_JSON: 'There is a value that not every reader reads alike.',
  TOO_DEEP: 'The nesting is too deep.',
  CONTEXT_MISMATCH: 'The contexts do not begin with those of the proof.',
  SIGNATURE_INVALID: 'The signature does not belong to this credential and key.',
  PROOF_EXPIRED: 'The proof is no longer valid.',
} as const;

const MESSAGES: Readonly<Record<DataIntegrityRefusal, string>> = {
  ...PROOF_FORM_MESSAGES,
  ...OTHER_MESSAGES,
  ...ISSUER_KEY_MESSAGES,
  NOT_A_CREDENTIAL: 'What is signed is not a credential of the VC Data Model 2.0.',
  NOT_YET_VALID: 'The credential is not valid yet.',
  EXPIRED: 'The credential is no longer valid.',
};

/** A refusal; `message` is for people and may change. */
export interface RefusedProof {
  readonly verified: false;
  readonly reason: DataIntegrityRefusal;
  readonly message: string;
}

/** Says a refusal in words. */
export function refuseProof(reason: DataIntegrityRefusal): RefusedProof {
  return { verified: false, reason, message: MESSAGES[reason] };
}

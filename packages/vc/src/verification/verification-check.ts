import type { SecuredRefusal } from './verify-secured.js';

/** What is checked, in the order of a report. */
export const CREDENTIAL_CHECKS = [
  'signature',
  'issuer',
  'assertionMethod',
  'validity',
  'status',
  'schema',
] as const;

/**
 * - `signature`: the credential is well-formed and its signature of this text and key.
 * - `issuer`: the DID that signed is the issuer that the credential names.
 * - `assertionMethod`: the DID document of the issuer gives the key, for assertions.
 * - `validity`: it is between `validFrom` and `validUntil`, and `nbf` and `exp`, of the credential, and `aud` names
 *   the verifier, if it is there.
 * - `status`: it is neither revoked nor suspended.
 * - `schema`: a passport has the members that UNTP requires.
 */
export type CredentialCheckName = (typeof CREDENTIAL_CHECKS)[number];

/** One line of a report. `message` is for people and may change. */
export interface CredentialCheck {
  readonly name: CredentialCheckName;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** A code, for what failed or was skipped. */
  readonly reason?: string;
  readonly message: string;
}

/** `indeterminate`: nothing failed, but something that matters could not be checked. */
export type Verdict = 'passed' | 'failed' | 'indeterminate';

/** What is skipped because there is nothing to check, and so leaves no doubt. */
const NOTHING_TO_CHECK: ReadonlySet<string | undefined> = new Set(['NO_STATUS', 'NOT_A_PASSPORT']);

/** Sums checks up: one that failed decides, and one that could not be made leaves the answer open. */
export function verdictOf(checks: readonly CredentialCheck[]): Verdict {
  if (checks.some(({ outcome }) => outcome === 'failed')) return 'failed';
  const isOpen = checks.some(
    ({ outcome, reason }) => outcome === 'skipped' && !NOTHING_TO_CHECK.has(reason),
  );
  return isOpen ? 'indeterminate' : 'passed';
}

/** The check that a refusal belongs to. What is not named here makes the form or the signature fail. */
const CHECK_OF: Partial<Record<SecuredRefusal, CredentialCheckName>> = {
  ISSUER_MISMATCH: 'issuer',
  ISSUER_MISSING: 'issuer',
  KEY_NOT_OF_ISSUER: 'issuer',
  ISSUER_NOT_FOUND: 'assertionMethod',
  DID_DOCUMENT_MISMATCH: 'assertionMethod',
  KEY_NOT_FOUND: 'assertionMethod',
  KEY_NOT_FOR_ASSERTION: 'assertionMethod',
  KEY_REVOKED: 'assertionMethod',
  KEY_EXPIRED: 'assertionMethod',
  KEY_NOT_SUPPORTED: 'assertionMethod',
  NOT_YET_VALID: 'validity',
  EXPIRED: 'validity',
  PROOF_EXPIRED: 'validity',
  AUDIENCE_MISMATCH: 'validity',
  ISSUED_IN_FUTURE: 'validity',
};

/** Names the check that a refusal belongs to. */
export function checkOfRefusal(reason: SecuredRefusal): CredentialCheckName {
  return CHECK_OF[reason] ?? 'signature';
}

/**
 * Claims on which it depends whether, and from whom, a credential is valid. Neither they nor anything in
 * them may come by disclosure.
 *
 * @see draft-ietf-oauth-sd-jwt-vc, "Registered JWT Claims"; `iat` and `sub` may be disclosed.
 */
export const RESERVED_CLAIMS: ReadonlySet<string> = new Set([
  'iss',
  'nbf',
  'exp',
  'cnf',
  'vct',
  'vct#integrity',
  'aka_vcts',
  'status',
]);

/**
 * Claims that are open when this package issues. Beside the reserved ones they are those by which a verifier learns
 * for whom, when and whether a credential still counts: whoever shows it could keep back an end or a revocation,
 * and nobody would miss it. Verifiers take them from others as they come, for what is shown does no harm.
 *
 * @see RFC 9901 section 9.7 "Selectively-Disclosable Validity Claims"; VC Data Model 2.0 sections 4.7, 4.9, 4.10.
 */
export const OPEN_CLAIMS: ReadonlySet<string> = new Set([
  ...RESERVED_CLAIMS,
  'aud',
  'issuer',
  'validFrom',
  'validUntil',
  'credentialStatus',
]);

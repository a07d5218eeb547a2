/**
 * Claims that decide the validity and the issuer of a credential. Neither they nor anything in them may come by
 * disclosure.
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
 * Claims that are open when this package issues. Beside the reserved ones they are the audience, the validity period
 * and the status of a credential: its holder could otherwise keep back an end or a revocation unnoticed. Verifiers
 * take them from others as they come, for what is shown does no harm.
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

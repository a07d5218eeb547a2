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

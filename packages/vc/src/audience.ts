/**
 * Answers whether an `aud` claim, of whatever shape, names a verifier.
 *
 * @param audience - The name by which issuers mean the verifier; nobody can mean one without.
 * @see RFC 7519 section 4.1.3.
 */
export function namesAudience(aud: unknown, audience: string | undefined): boolean {
  if (audience === undefined) return false;
  return Array.isArray(aud) ? aud.includes(audience) : aud === audience;
}

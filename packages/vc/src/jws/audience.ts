/**
 * True when an `aud` claim, of any shape, names a verifier.
 *
 * @param audience - The name by which issuers mean the verifier; without one the answer is false.
 * @see RFC 7519 section 4.1.3.
 */
export function namesAudience(aud: unknown, audience: string | undefined): boolean {
  if (audience === undefined) return false;
  return Array.isArray(aud) ? aud.includes(audience) : aud === audience;
}

import { createHash, randomBytes } from 'node:crypto';

const pattern = /^dpp_(?:li|auth)_[0-9a-f]{32}$/;

/**
 * True when a text has the shape of a capability token: `dpp_li_` (legitimate interest) or `dpp_auth_` (authority)
 * and 32 hex digits. Such a token opens documents to its holder and identifies no caller: no call that needs a caller
 * takes one.
 */
export function isCapabilityToken(secret: string): boolean {
  return pattern.test(secret);
}

/** A new token with 128 random bits. It is shown once; all that is kept is its hash. */
export function createCapabilityToken(kind: 'li' | 'auth'): { token: string; sha256: string } {
  const token = `dpp_${kind}_${randomBytes(16).toString('hex')}`;
  return { token, sha256: capabilityTokenHash(token) };
}

/**
 * The audience that the holder of a token belongs to, if its grant is in force. The prefix is part of what is hashed: with
 * another one the token names no grant.
 */
export function audienceOfToken(token: string): 'legitimate-interest' | 'authority' {
  return token.startsWith('dpp_auth_') ? 'authority' : 'legitimate-interest';
}

/** SHA-256 of a token as 64 lower-case hex digits. Of 128 random bits, it needs no salt and no stretching. */
export function capabilityTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

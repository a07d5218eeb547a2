import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { isUuid } from '../db/queries/uuid.js';
import type { NamedSession, Session } from './session-repository.js';

/** Makes and checks what a session is proved with. */
export interface SessionTokens {
  /** A JWT (HS256): `jti` is the session, `tid` its workspace; the platform has none. */
  sign(session: Session): Promise<string>;
  /** The session a token names. Undefined when it is not one of ours, or expired. */
  verify(token: string, at: Date): Promise<NamedSession | undefined>;
  /** Bound to the session, so that a neighbouring host cannot plant one of its own. */
  csrfTokenOf(sessionId: string): string;
  matchesCsrfToken(sessionId: string, token: string): boolean;
}

const algorithm = 'HS256';

/** @param secret - At least 32 characters; the same on every instance. */
export function createSessionTokens(secret: string): SessionTokens {
  const key = createSecretKey(Buffer.from(secret, 'utf8'));
  // No JWT holds a "|": a CSRF token can never be mistaken for the signature of one.
  const csrfMac = (sessionId: string) =>
    createHmac('sha256', key).update(`csrf|${sessionId}`).digest();

  return {
    sign: ({ id, tenantId, userId, createdAt, expiresAt }) =>
      new SignJWT(tenantId === null ? {} : { tid: tenantId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setJti(id)
        .setSubject(userId)
        .setIssuedAt(createdAt)
        .setExpirationTime(expiresAt)
        .sign(key),

    async verify(token, at) {
      try {
        const options = {
          algorithms: [algorithm],
          currentDate: at,
          requiredClaims: ['exp', 'jti'],
        };
        const { jti, tid = null } = (await jwtVerify(token, key, options)).payload;
        if (jti === undefined || !isUuid(jti)) return undefined;
        if (tid !== null && !(typeof tid === 'string' && isUuid(tid))) return undefined;
        return { id: jti, tenantId: tid };
      } catch {
        // A token with any fault names no session.
        return undefined;
      }
    },

    csrfTokenOf: (sessionId) => csrfMac(sessionId).toString('base64url'),

    matchesCsrfToken(sessionId, token) {
      const expected = csrfMac(sessionId);
      const sent = Buffer.from(token, 'base64url');
      return sent.length === expected.length && timingSafeEqual(sent, expected);
    },
  };
}

import { createHmac, randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createSessionTokens } from './session-token.js';

const secret = 'a secret of at least 32 characters';
const tokens = createSessionTokens(secret);
const key = Buffer.from(secret);
const at = new Date('2026-11-21T10:00:00Z');
const session = {
  id: randomUUID(),
  tenantId: randomUUID(),
  userId: randomUUID(),
  mfa: false,
  createdAt: at,
  expiresAt: new Date('2026-11-21T11:00:00Z'),
};

const jwt = (alg = 'HS256') =>
  new SignJWT().setProtectedHeader({ alg }).setJti(session.id).setExpirationTime(session.expiresAt);

describe('a session token', () => {
  it.each([
    ['of a workspace', session.tenantId],
    ['of the platform', null],
  ])('names its session %s', async (_whose, tenantId) => {
    const token = await tokens.sign({ ...session, tenantId });
    expect(await tokens.verify(token, at)).toEqual({ id: session.id, tenantId });
  });

  it('names none once it expired', async () => {
    expect(await tokens.verify(await tokens.sign(session), session.expiresAt)).toBeUndefined();
  });

  it.each([
    ['of another secret', () => createSessionTokens(`${secret}!`).sign(session)],
    ['of another algorithm', () => jwt('HS512').sign(key)],
    ['without a signature', () => new UnsecuredJWT().setJti(session.id).encode()],
    [
      'without an end',
      () => new SignJWT().setProtectedHeader({ alg: 'HS256' }).setJti(session.id).sign(key),
    ],
    ['without a session', () => jwt().setJti('').sign(key)],
    ['for a session that is no UUID', () => jwt().setJti("' or 1=1").sign(key)],
    [
      'of a workspace that is no UUID',
      () =>
        new SignJWT({ tid: 'acme' })
          .setProtectedHeader({ alg: 'HS256' })
          .setJti(session.id)
          .setExpirationTime(session.expiresAt)
          .sign(key),
    ],
    ['that is no JWT', () => 'nonsense'],
    ['that is empty', () => ''],
  ])('is refused: %s', async (_what, make) => {
    expect(await tokens.verify(await make(), at)).toBeUndefined();
  });

  it('is refused with any part changed', async () => {
    const parts = (await tokens.sign(session)).split('.');
    // The fifth character, as the last ones hold unused bits and may be those put there.
    const change = (part: string) =>
      `${part.slice(0, 4)}${part[4] === 'A' ? 'B' : 'A'}${part.slice(5)}`;
    for (const i of parts.keys()) {
      const changed = parts.map((part, n) => (n === i ? change(part) : part)).join('.');
      expect(await tokens.verify(changed, at)).toBeUndefined();
    }
  });
});

describe('a CSRF token', () => {
  it('fits its session', () => {
    expect(tokens.matchesCsrfToken(session.id, tokens.csrfTokenOf(session.id))).toBe(true);
  });

  it.each([
    ['of another session', tokens.csrfTokenOf(randomUUID())],
    ['of another secret', createSessionTokens(`${secret}!`).csrfTokenOf(session.id)],
    ['of the bare session id', createHmac('sha256', key).update(session.id).digest('base64url')],
    ['cut short', tokens.csrfTokenOf(session.id).slice(0, -4)],
    ['that is empty', ''],
  ])('fits no other: %s', (_what, token) => {
    expect(tokens.matchesCsrfToken(session.id, token)).toBe(false);
  });
});

import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';

/** Makes and checks what a browser that logged in once is known by at its next login. */
export interface DeviceTokens {
  /** For this user alone. Opaque; 72 characters of base64url. */
  issue(userId: string, at: Date): string;
  /** The device a token names. Undefined when it is not ours, not this user's, or too old. */
  verify(token: string, userId: string, at: Date): string | undefined;
}

export const deviceLifetimeSeconds = 180 * 24 * 60 * 60;

const endBytes = 6;
const nonceBytes = endBytes + 16;
const macBytes = 32;

/**
 * A token is a nonce, which begins with the second it ends at, and its HMAC over user and nonce. It
 * proves no login: it only keeps failures of others apart from those of who was there before.
 *
 * @param secret - At least 32 characters; the same on every instance.
 */
export function createDeviceTokens(secret: string): DeviceTokens {
  const key = createSecretKey(Buffer.from(secret, 'utf8'));
  // Neither a JWT nor what a CSRF token is made of begins like this: none can stand for another.
  const macOf = (userId: string, nonce: Buffer) =>
    createHmac('sha256', key).update(`device|${userId}|`).update(nonce).digest();

  return {
    issue(userId, at) {
      const nonce = Buffer.concat([Buffer.alloc(endBytes), randomBytes(nonceBytes - endBytes)]);
      nonce.writeUIntBE(secondsOf(at) + deviceLifetimeSeconds, 0, endBytes);
      return Buffer.concat([nonce, macOf(userId, nonce)]).toString('base64url');
    },

    verify(token, userId, at) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== nonceBytes + macBytes) return undefined;
      const nonce = bytes.subarray(0, nonceBytes);
      if (!timingSafeEqual(bytes.subarray(nonceBytes), macOf(userId, nonce))) return undefined;
      return nonce.readUIntBE(0, endBytes) > secondsOf(at)
        ? nonce.toString('base64url')
        : undefined;
    },
  };
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

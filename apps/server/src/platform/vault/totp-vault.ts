import { openEnvelope, sealEnvelope, type KeyEncryptionKey } from './envelope.js';

/** Keeps the secrets of second factors encrypted, each bound to its user. */
export interface TotpVault {
  /** @param secret - In base32. */
  seal(userId: string, secret: string): string;
  open(userId: string, envelope: string): string;
}

export function createTotpVault(keyEncryptionKey: KeyEncryptionKey): TotpVault {
  const contextOf = (userId: string) => `user|${userId}|totp`;
  return {
    seal: (userId, secret) =>
      sealEnvelope(keyEncryptionKey, Buffer.from(secret, 'ascii'), contextOf(userId)),
    open: (userId, envelope) =>
      openEnvelope(keyEncryptionKey, envelope, contextOf(userId)).toString('ascii'),
  };
}

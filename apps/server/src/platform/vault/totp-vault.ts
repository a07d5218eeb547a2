import { openEnvelope, sealEnvelope, type VaultKeys } from './envelope.js';

/** Keeps the secrets of second factors encrypted, each bound to its user. */
export interface TotpVault {
  /** @param secret - In base32. */
  seal(userId: string, secret: string): string;
  open(userId: string, envelope: string): string;
}

export function createTotpVault(vaultKeys: VaultKeys): TotpVault {
  return {
    seal: (userId, secret) =>
      sealEnvelope(vaultKeys, Buffer.from(secret, 'ascii'), totpContextOf(userId)),
    open: (userId, envelope) =>
      openEnvelope(vaultKeys, envelope, totpContextOf(userId)).toString('ascii'),
  };
}

/** Binds an envelope to its user and its purpose. */
export function totpContextOf(userId: string): string {
  return `user|${userId}|totp`;
}

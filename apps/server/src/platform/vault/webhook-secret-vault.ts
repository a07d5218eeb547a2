import { openEnvelope, sealEnvelope, type VaultKeys } from './envelope.js';

/** A subscription, as its secrets are bound to it. */
export interface SecretOwner {
  readonly id: string;
  readonly tenantId: string;
}

/** Keeps the secrets that webhooks are signed with encrypted, each bound to its subscription. */
export interface WebhookSecretVault {
  seal(owner: SecretOwner, secret: string): string;
  open(owner: SecretOwner, envelope: string): string;
}

export function createWebhookSecretVault(vaultKeys: VaultKeys): WebhookSecretVault {
  return {
    seal: (owner, secret) =>
      sealEnvelope(vaultKeys, Buffer.from(secret, 'ascii'), webhookContextOf(owner)),
    open: (owner, envelope) =>
      openEnvelope(vaultKeys, envelope, webhookContextOf(owner)).toString('ascii'),
  };
}

/** The same for a secret in use and the one before: a rotation moves the envelope and leaves it closed. */
export function webhookContextOf({ id, tenantId }: SecretOwner): string {
  return `tenant|${tenantId}|webhook|${id}`;
}

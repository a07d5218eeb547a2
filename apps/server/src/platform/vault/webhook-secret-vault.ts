import { ByteCache, textBytes, type CacheGauge } from '../cache/byte-cache.js';
import { cacheMaxBytes } from '../cache/cache-sizes.js';
import { openEnvelope, sealEnvelope, type VaultKeys } from './envelope.js';

/** A subscription, as its secrets are bound to it. */
interface SecretOwner {
  readonly id: string;
  readonly tenantId: string;
}

/** Keeps the secrets that webhooks are signed with encrypted, each bound to its subscription. */
export interface WebhookSecretVault {
  seal(owner: SecretOwner, secret: string): string;
  open(owner: SecretOwner, envelope: string): string;
  /** Gauges of the cache of decrypted secrets. */
  readonly gauges: readonly CacheGauge[];
}

/** How long a secret that was opened is held: a queue of deliveries opens it once. */
const openSecretTtlMs = 60_000;

export function createWebhookSecretVault(vaultKeys: VaultKeys): WebhookSecretVault {
  const openSecrets = new ByteCache<string>({
    name: 'webhook_secrets',
    maxBytes: cacheMaxBytes.webhookSecrets,
    bytesOf: textBytes,
    ttlMs: openSecretTtlMs,
  });
  return {
    gauges: [openSecrets],
    seal: (owner, secret) =>
      sealEnvelope(vaultKeys, Buffer.from(secret, 'ascii'), webhookContextOf(owner)),
    open(owner, envelope) {
      // A rotation makes another envelope, so that what is cached is never a secret of before.
      const context = webhookContextOf(owner);
      const cached = openSecrets.get(['webhook-secret', context, envelope]);
      if (cached !== undefined) return cached;
      const secret = openEnvelope(vaultKeys, envelope, context).toString('ascii');
      openSecrets.set(['webhook-secret', context, envelope], secret);
      return secret;
    },
  };
}

/** The same for a secret in use and the one before: a rotation moves the envelope and leaves it closed. */
export function webhookContextOf({ id, tenantId }: SecretOwner): string {
  return `tenant|${tenantId}|webhook|${id}`;
}

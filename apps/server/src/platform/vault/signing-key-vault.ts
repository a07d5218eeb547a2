import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import type { SealSigner } from '@dpp/merkle-seal';
import type { Es256Signer } from '@dpp/vc';
import type { Knex } from 'knex';
import type { Tenant } from '../auth/caller-model.js';
import { ByteCache } from '../cache/byte-cache.js';
import { cacheMaxBytes } from '../cache/cache-sizes.js';
import type { NewId } from '../clock.js';
import { openEnvelope, sealEnvelope, type VaultKeys } from './envelope.js';
import type { SealAuthority } from './seal-authority.js';
import {
  signingKeyRepository,
  type PublicSigningKey,
  type StoredSigningKey,
} from './signing-key-repository.js';

/** A tenant's key in use: it signs, but it does not show its private half. */
export interface SigningKey extends PublicSigningKey {
  /** For seals: DER signatures. */
  readonly sealSigner: SealSigner;
  /** For credentials: r and s, 32 bytes each. */
  readonly es256Signer: Es256Signer;
}

export interface SigningKeyVault {
  /** Makes the tenant's first key pair and its certificate. */
  provision(db: Knex, tenant: Tenant, at: Date): Promise<void>;
  /**
   * Makes the tenant's next key pair and its certificate, and retires the one in use. The transaction
   * holds the tenant's row, so that of several rotations each has a number of its own.
   */
  rotate(tx: Knex.Transaction, tenant: Tenant, at: Date): Promise<PublicSigningKey>;
  /**
   * The key in use, asked for anew each time: the moment a rotation commits, no instance signs with the
   * key before it. Only the parsing of a key is cached.
   */
  findCurrent(db: Knex, tenantId: string): Promise<SigningKey | undefined>;
}

/** Opened keys stay in memory for a few minutes: parsing one costs more than signing with it. */
const openKeyTtlMs = 5 * 60_000;
/** A key pair in OpenSSL's own memory. */
const openKeyBytes = 4096;

interface SigningKeyVaultOptions {
  readonly vaultKeys: VaultKeys;
  readonly sealAuthority: SealAuthority;
  readonly newId: NewId;
}

export function createSigningKeyVault(options: SigningKeyVaultOptions): SigningKeyVault {
  const { vaultKeys } = options;
  const openKeys = new ByteCache<KeyObject>({
    name: 'signing_keys',
    maxBytes: cacheMaxBytes.signingKeys,
    bytesOf: () => openKeyBytes,
    ttlMs: openKeyTtlMs,
  });

  function privateKeyOf(key: StoredSigningKey): KeyObject {
    const cached = openKeys.get(['signing-key', key.id]);
    if (cached) return cached;
    const der = openEnvelope(vaultKeys, key.privateKeyEnvelope, signingKeyContextOf(key));
    const opened = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    der.fill(0);
    openKeys.set(['signing-key', key.id], opened);
    return opened;
  }

  return {
    async provision(db, tenant, at) {
      await signingKeyRepository(db).insert(await makeKey(options, { tenant, keyNumber: 1, at }));
    },

    async rotate(tx, tenant, at) {
      const keys = signingKeyRepository(tx);
      const last = (await keys.list(tenant.id)).at(-1);
      const key = await makeKey(options, { tenant, keyNumber: (last?.keyNumber ?? 0) + 1, at });
      await keys.retireCurrent(tenant.id, at);
      await keys.insert(key);
      return key;
    },

    async findCurrent(db, tenantId) {
      const stored = await signingKeyRepository(db).findCurrent(tenantId);
      if (!stored) return undefined;
      const privateKey = privateKeyOf(stored);
      return {
        ...stored,
        sealSigner: {
          publicKeyPem: stored.publicKeyPem,
          sign: (message) => sign('sha256', message, privateKey),
        },
        es256Signer: {
          sign: (message) =>
            sign('sha256', message, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
        },
      };
    },
  };
}

async function makeKey(
  { vaultKeys, sealAuthority, newId }: SigningKeyVaultOptions,
  {
    tenant,
    keyNumber,
    at,
  }: { readonly tenant: Tenant; readonly keyNumber: number; readonly at: Date },
): Promise<StoredSigningKey> {
  const id = newId();
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const der = privateKey.export({ type: 'pkcs8', format: 'der' });
  const context = signingKeyContextOf({ id, tenantId: tenant.id });
  const privateKeyEnvelope = sealEnvelope(vaultKeys, der, context);
  der.fill(0);
  return {
    id,
    tenantId: tenant.id,
    keyNumber,
    publicKeyPem,
    publicKeySha256: publicKeySha256(publicKeyPem),
    privateKeyEnvelope,
    certificateChain: await sealAuthority.certify({ tenant, publicKeyPem, at }),
    createdAt: at,
    retiredAt: null,
  };
}

/**
 * SHA-256 over the SubjectPublicKeyInfo in hex: the same for every spelling of a PEM text.
 *
 * @throws when the text is no PEM public key.
 */
export function publicKeySha256(publicKeyPem: string): string {
  const spki = createPublicKey(publicKeyPem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('hex');
}

/** Binds an envelope to its owner, its key and its purpose. */
export function signingKeyContextOf(key: { id: string; tenantId: string }): string {
  return `tenant|${key.tenantId}|signing-key|${key.id}`;
}

import type { Knex } from 'knex';
import { ownedBy } from '../db/queries/owned-by.js';
import type { SigningKeyRow } from '../db/tables.js';
import type { DirectoryCache } from '../directory/directory-cache.js';
import { directoryRepository } from '../directory/directory-repository.js';

/** One generation of a tenant's key pair, as anybody may know it. */
export interface PublicSigningKey {
  readonly id: string;
  readonly tenantId: string;
  /** 1 for the first, counted up at each rotation: the N of `#key-N`. */
  readonly keyNumber: number;
  readonly publicKeyPem: string;
  /** Base64 DER certificates, leaf first. */
  readonly certificateChain: readonly string[];
  readonly createdAt: Date;
  readonly retiredAt: Date | null;
}

/** With the vault envelope of the private key. Only the vault reads this. */
export interface StoredSigningKey extends PublicSigningKey {
  readonly publicKeySha256: string;
  readonly privateKeyEnvelope: string;
}

export function signingKeyRepository(db: Knex) {
  const keys = () => db<SigningKeyRow>('signing_keys');
  return {
    async insert(key: StoredSigningKey): Promise<void> {
      const name = { kind: 'SIGNING_KEY', key: key.publicKeySha256 } as const;
      const entry = { tenantId: key.tenantId, rowId: key.id };
      if (!(await directoryRepository(db).insert(name, entry))) {
        throw new Error('Two signing keys are the same.');
      }
      await db('signing_keys').insert({
        id: key.id,
        tenant_id: key.tenantId,
        key_number: key.keyNumber,
        public_key_pem: key.publicKeyPem,
        public_key_sha256: key.publicKeySha256,
        private_key: key.privateKeyEnvelope,
        certificate_chain: JSON.stringify(key.certificateChain),
        created_at: key.createdAt,
      });
    },

    /** It stays registered and published, and signs no more. */
    async retireCurrent(tenantId: string, at: Date): Promise<void> {
      await keys()
        .where({ tenant_id: tenantId })
        .whereNull('retired_at')
        .update({ retired_at: at });
    },

    /** The key in use, if the tenant has one. */
    async findCurrent(tenantId: string): Promise<StoredSigningKey | undefined> {
      const row = await keys().where({ tenant_id: tenantId }).whereNull('retired_at').first();
      const owned = ownedBy(tenantId, row);
      return owned && signingKeyOf(owned);
    },

    /** Every generation, oldest first. */
    async list(tenantId: string): Promise<PublicSigningKey[]> {
      const rows = await keys().where({ tenant_id: tenantId }).orderBy('key_number');
      return rows.map(signingKeyOf);
    },

    /** The owner of a key, current or retired. */
    async findByPublicKey(
      publicKeySha256: string,
      directory: DirectoryCache,
    ): Promise<PublicSigningKey | undefined> {
      const entry = await directory.find(db, 'SIGNING_KEY', publicKeySha256);
      if (!entry?.tenantId || !entry.rowId) return undefined;
      const row = await keys().where({ tenant_id: entry.tenantId, id: entry.rowId }).first();
      return row && signingKeyOf(row);
    },
  };
}

function signingKeyOf(row: SigningKeyRow): StoredSigningKey {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    keyNumber: row.key_number,
    publicKeyPem: row.public_key_pem,
    publicKeySha256: row.public_key_sha256,
    privateKeyEnvelope: row.private_key,
    certificateChain: row.certificate_chain,
    createdAt: row.created_at,
    retiredAt: row.retired_at,
  };
}

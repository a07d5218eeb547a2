import {
  createDidDocument,
  formatTenantDid,
  publicJwkFromSpkiPem,
  type DidDocument,
} from '@dpp/vc';
import type { Knex } from 'knex';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import { signingKeyRepository } from '../../platform/vault/signing-key-repository.js';

export interface DidDocumentDeps {
  readonly db: Knex;
  readonly baseUrl: string;
}

/** The document a tenant's DID resolves to, with every key it ever signed with. */
export async function findDidDocument(
  { db, baseUrl }: DidDocumentDeps,
  tenantId: string,
): Promise<DidDocument | undefined> {
  const keys = await tenantTransaction(db, tenantId, (tx) =>
    signingKeyRepository(tx).list(tenantId),
  );
  if (keys.length === 0) return undefined;
  return createDidDocument({
    did: formatTenantDid({ baseUrl, tenantId }),
    keys: keys.map((key) => ({
      keyNumber: key.keyNumber,
      publicJwk: publicJwkFromSpkiPem(key.publicKeyPem),
      retired: key.retiredAt !== null,
    })),
  });
}

import { X509Certificate } from 'node:crypto';
import { formatTenantDid } from '@dpp/vc';
import type { Knex } from 'knex';
import type { Caller } from '../../platform/auth/caller-model.js';
import { tenantTransaction } from '../../platform/db/tenant-transaction.js';
import {
  signingKeyRepository,
  type PublicSigningKey,
} from '../../platform/vault/signing-key-repository.js';

interface ListedSigningKey {
  readonly key: PublicSigningKey;
  readonly kid: string;
  readonly certificate: X509Certificate;
}

/** Every key that the workspace signs or signed with, the newest first. */
export async function listSigningKeys(
  { db, baseUrl }: { readonly db: Knex; readonly baseUrl: string },
  caller: Caller,
): Promise<ListedSigningKey[]> {
  const tenantId = caller.tenant.id;
  const keys = await tenantTransaction(db, tenantId, (tx) =>
    signingKeyRepository(tx).list(tenantId),
  );
  const did = formatTenantDid({ baseUrl, tenantId });
  return keys.reverse().map((key) => ({
    key,
    kid: `${did}#key-${key.keyNumber}`,
    certificate: new X509Certificate(Buffer.from(key.certificateChain[0] ?? '', 'base64')),
  }));
}

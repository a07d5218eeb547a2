import type { Knex } from 'knex';
import { tellShownChange } from '../../platform/db/shown-changes.js';
import { distributedTables } from '../../platform/db/wall/distributed-tables.js';

/**
 * In this order every write of a workspace locks what is there, so that none of them and the reset wait for each
 * other in a circle. Usage and audit chain come after these.
 */
const lockedInOrder = [
  'operators',
  'facilities',
  'passports',
  'batches',
  'battery_units',
  'webhook_subscriptions',
] as const;

/**
 * Tables whose rows stay. The audit log is never deleted. Usage is counted anew; keys of the API and of signatures
 * are looked at one by one.
 */
const keptTables: ReadonlySet<string> = new Set([
  'tenants',
  'directory',
  'audit_log',
  'audit_heads',
  'workspace_usage',
  'api_keys',
  'signing_keys',
]);

/** Names that lead into a sandbox for as long as it is there. */
const keptKinds = ['API_KEY', 'SIGNING_KEY', 'SUBDOMAIN'];

/** Everything of one sandbox at once, in a transaction of the platform. */
export function sandboxContentRepository(tx: Knex.Transaction, tenantId: string) {
  const ofTenant = (table: string) => tx(table).where({ tenant_id: tenantId });
  return {
    /** Waits for what is being written, and keeps other writes waiting to the end of the transaction. */
    async lock(): Promise<void> {
      for (const table of lockedInOrder) {
        await ofTenant(table).orderBy('id').forUpdate().select('id');
      }
      await ofTenant('workspace_usage').forUpdate().select('tenant_id');
    },

    /** To be called with the content locked, and after a rotation of the signing key. */
    async empty(): Promise<void> {
      await tellShown(tx, tenantId);
      await removeKeysOfOperators(tx, tenantId);
      await ofTenant('directory').whereNotIn('kind', keptKinds).delete();
      for (const { table } of distributedTables.toReversed()) {
        if (keptTables.has(table)) continue;
        // Keys of operators went before: nothing that stays refers to what goes.
        await ofTenant(table).delete();
      }
      await removeRetiredKeys(tx, tenantId);
      await ofTenant('workspace_usage').update({ content_bytes: 0 });
    },
  };
}

async function tellShown(tx: Knex, tenantId: string): Promise<void> {
  const rows = await tx('passports').where({ tenant_id: tenantId }).select<{ id: string }[]>('id');
  for (const { id } of rows) tellShownChange(tx, 'PASSPORT', id);
  tellShownChange(tx, 'WORKSPACE', tenantId);
}

/** A key that is bound to an operator could not outlive it without becoming a wider one. */
async function removeKeysOfOperators(tx: Knex, tenantId: string): Promise<void> {
  const removed = await tx('api_keys')
    .where({ tenant_id: tenantId })
    .whereNotNull('operator_id')
    .delete()
    .returning<{ key_id: string }[]>('key_id');
  for (const { key_id: key } of removed) {
    await tx('directory').where({ kind: 'API_KEY', key, tenant_id: tenantId }).delete();
  }
}

/** What was signed before verifies no longer by the DID document: its status list is gone, and could revoke nothing. */
async function removeRetiredKeys(tx: Knex, tenantId: string): Promise<void> {
  const removed = await tx('signing_keys')
    .where({ tenant_id: tenantId })
    .whereNotNull('retired_at')
    .delete()
    .returning<{ public_key_sha256: string }[]>('public_key_sha256');
  for (const { public_key_sha256: key } of removed) {
    await tx('directory').where({ kind: 'SIGNING_KEY', key, tenant_id: tenantId }).delete();
  }
}

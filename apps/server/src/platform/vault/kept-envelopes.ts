import type { Knex } from 'knex';
import { rewrapEnvelope, type KeyEncryptionKey, type VaultKeys } from './envelope.js';
import { platformContextOf } from './seal-authority.js';
import { signingKeyContextOf } from './signing-key-vault.js';
import { totpContextOf } from './totp-vault.js';
import { webhookContextOf } from './webhook-secret-vault.js';

type EnvelopeKind = 'signingKeys' | 'platformSecrets' | 'totpSecrets' | 'webhookSecrets';

/** A column that keeps envelopes, and what binds each to its row. */
interface EnvelopeColumn {
  readonly kind: EnvelopeKind;
  readonly table: string;
  readonly key: string;
  readonly column: string;
  /** Those that tell a row from all others, and what binds its envelope to it. */
  readonly columns: readonly string[];
  readonly contextOf: (row: Record<string, string>) => string;
}

const ofWebhooks = (column: string): EnvelopeColumn => ({
  kind: 'webhookSecrets',
  table: 'webhook_subscriptions',
  key: 'id',
  column,
  columns: ['id', 'tenant_id'],
  contextOf: ({ id = '', tenant_id = '' }) => webhookContextOf({ id, tenantId: tenant_id }),
});

/** Everything in the database that only a vault key opens. */
const columns: readonly EnvelopeColumn[] = [
  {
    kind: 'signingKeys',
    table: 'signing_keys',
    key: 'id',
    column: 'private_key',
    columns: ['id', 'tenant_id'],
    contextOf: ({ id = '', tenant_id = '' }) => signingKeyContextOf({ id, tenantId: tenant_id }),
  },
  {
    kind: 'platformSecrets',
    table: 'platform_secrets',
    key: 'name',
    column: 'envelope',
    columns: ['name'],
    contextOf: ({ name = '' }) => platformContextOf(name),
  },
  {
    kind: 'totpSecrets',
    table: 'users',
    key: 'id',
    column: 'totp_secret',
    columns: ['id', 'tenant_id'],
    contextOf: ({ id = '' }) => totpContextOf(id),
  },
  {
    kind: 'totpSecrets',
    table: 'platform_administrators',
    key: 'id',
    column: 'totp_secret',
    columns: ['id'],
    contextOf: ({ id = '' }) => totpContextOf(id),
  },
  ofWebhooks('secret'),
  ofWebhooks('previous_secret'),
];

/** Rows read at a time. */
const batchSize = 100;

/**
 * Wraps the data key of every envelope under the current vault key; the secrets stay unopened. It may be
 * stopped and run again, and beside running servers: a row that changed meanwhile is left as it is now.
 *
 * @returns How many were wrapped anew, by kind.
 * @throws {@link VaultError} for an envelope that opens under neither key, or was moved to another row.
 */
export async function rewrapEnvelopes(
  db: Knex,
  keys: VaultKeys,
): Promise<Record<EnvelopeKind, number>> {
  const counts: Record<EnvelopeKind, number> = {
    signingKeys: 0,
    platformSecrets: 0,
    totpSecrets: 0,
    webhookSecrets: 0,
  };
  for (const kept of columns) counts[kept.kind] += await rewrapColumn(db, keys, kept);
  return counts;
}

/** How many envelopes are under another vault key than this. */
export async function countForeignEnvelopes(db: Knex, { id }: KeyEncryptionKey): Promise<number> {
  let total = 0;
  for (const { table, column } of columns) {
    const [row] = await db(table)
      .whereNotNull(column)
      .whereRaw(`split_part(??, '.', 2) <> ?`, [column, id])
      .count<{ count: number }[]>('* as count');
    total += row?.count ?? 0;
  }
  return total;
}

async function rewrapColumn(db: Knex, keys: VaultKeys, kept: EnvelopeColumn): Promise<number> {
  const { table, key, column } = kept;
  let rewrapped = 0;
  for (let after: string | undefined; ;) {
    const query = db(table).whereNotNull(column).orderBy(key).limit(batchSize);
    if (after !== undefined) void query.where(key, '>', after);
    const rows: Record<string, string>[] = await query.select(...kept.columns, column);
    for (const row of rows) {
      const envelope = row[column] ?? '';
      const anew = rewrapEnvelope(keys, envelope, kept.contextOf(row));
      if (anew === undefined) continue;
      const asRead = Object.fromEntries([...kept.columns, column].map((name) => [name, row[name]]));
      rewrapped += await db(table)
        .where(asRead)
        .update({ [column]: anew });
    }
    after = rows.at(-1)?.[key];
    if (after === undefined || rows.length < batchSize) return rewrapped;
  }
}

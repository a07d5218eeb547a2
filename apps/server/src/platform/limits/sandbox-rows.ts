import type { Knex } from 'knex';
import { isSandbox, type Tenant } from '../auth/caller-model.js';
import { limitReached, type WorkspaceLimits } from './workspace-bounds.js';

/** What a sandbox would else take without end; names stand in refusals. */
const boundedTables = {
  operators: 'economic operators',
  facilities: 'facilities',
  batches: 'batches',
  battery_units: 'battery units',
  unit_events: 'events of battery units',
  access_grants: 'access grants',
} as const;

export interface SandboxRowDeps {
  readonly config: { readonly limits: Pick<WorkspaceLimits, 'sandboxRows'> };
}

/**
 * Refuses what this transaction inserted when it is more than a sandbox may hold; of another workspace it asks
 * nothing. Transactions side by side may pass the limit by what each of them added.
 */
export async function requireSandboxRowsWithin(
  tx: Knex.Transaction,
  { config }: SandboxRowDeps,
  { tenant, table }: { readonly tenant: Tenant; readonly table: keyof typeof boundedTables },
): Promise<void> {
  if (!isSandbox(tenant)) return;
  const limit = config.limits.sandboxRows;
  const first = tx(table)
    .where({ tenant_id: tenant.id })
    .select(tx.raw('1'))
    .limit(limit + 1);
  const [row] = await tx.from(first.as('rows')).count<{ count: number | string }[]>('* as count');
  if (Number(row?.count ?? 0) <= limit) return;
  const may = `holds at most ${limit} ${boundedTables[table]}`;
  throw limitReached(tenant, { may, cure: '', limit });
}

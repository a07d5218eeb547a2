import type { Knex } from 'knex';
import { enterTenant } from './tenant-transaction.js';
import { assignRole, requireRole } from './transaction-role.js';

/**
 * Does a part of one tenant's transaction for another tenant, whose rows alone are in reach meanwhile: what both write is
 * committed together or not at all. The role stays the tenants' own, so that connections to other machines are the same.
 *
 * An error has to reach the `tenantTransaction` around it: only its rollback takes the tenant back.
 *
 * @throws when `tx` is no transaction of `home`.
 */
export async function withinOtherTenant<T>(
  tx: Knex.Transaction,
  { home, other }: { readonly home: string; readonly other: string },
  work: () => Promise<T>,
): Promise<T> {
  requireRole(tx, { tenantId: home });
  if (other === home) return work();
  await enterTenant(tx, other);
  assignRole(tx, { tenantId: other });
  const result = await work();
  await enterTenant(tx, home);
  assignRole(tx, { tenantId: home });
  return result;
}

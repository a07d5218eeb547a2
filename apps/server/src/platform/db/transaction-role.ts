import type { Knex } from 'knex';

/** The tables' owner, who works for the platform, or the one tenant that everything is done for. */
type TransactionRole = 'owner' | { readonly tenantId: string };

const roles = new WeakMap<Knex, TransactionRole>();

/** Says which role a transaction has, from its first statement to its last. */
export function assignRole(tx: Knex.Transaction, role: TransactionRole): void {
  roles.set(tx, role);
}

/**
 * Refuses a transaction inside one of another role. A role that changed on the way would hold for part of
 * what is committed together; where rows lie on several machines, each role has connections of its own,
 * and the two would wait for each other's locks.
 *
 * @throws for a transaction of another tenant, or of the platform for one of a tenant, or the other way round.
 */
export function requireRole(db: Knex, role: TransactionRole): void {
  if (!db.isTransaction) return;
  const around = roles.get(db);
  if (nameOf(around) !== nameOf(role)) {
    throw new Error(`Work for ${nameOf(role)} in a transaction for ${nameOf(around)}.`);
  }
}

function nameOf(role: TransactionRole | undefined): string {
  if (role === undefined) return 'nobody';
  return role === 'owner' ? 'the platform' : `tenant ${role.tenantId}`;
}

import type { Knex } from 'knex';
import * as tenants from '../../../migrations/20261121090000_tenants.js';
import * as apiKeys from '../../../migrations/20261121090100_api_keys.js';
import * as signingKeys from '../../../migrations/20261121090200_signing_keys.js';
import * as operatorsAndFacilities from '../../../migrations/20261121090300_operators_and_facilities.js';
import * as passports from '../../../migrations/20261121090400_passports.js';
import * as outboxAuditNotifications from '../../../migrations/20261121090500_outbox_audit_notifications.js';
import * as idempotencyKeys from '../../../migrations/20261121090600_idempotency_keys.js';
import * as usersAndSessions from '../../../migrations/20261121100000_users_and_sessions.js';
import * as requestBudgets from '../../../migrations/20261121100100_request_budgets.js';
import * as rowLevelSecurity from '../../../migrations/20261121110000_row_level_security.js';
import * as referencesWithinATenant from '../../../migrations/20261121110100_references_within_a_tenant.js';
import * as sealAuthorities from '../../../migrations/20261121120000_seal_authorities.js';
import * as passportVersions from '../../../migrations/20261122013500_passport_versions.js';
import * as operatorsAreDeletedAlone from '../../../migrations/20261122014600_operators_are_deleted_alone.js';
import * as listedPassports from '../../../migrations/20261122021500_listed_passports.js';
import * as keyClaims from '../../../migrations/20261122170000_key_claims.js';
import * as sweeps from '../../../migrations/20261122170100_sweeps.js';
import * as workspaceUsage from '../../../migrations/20261122170200_workspace_usage.js';
import * as auditHeads from '../../../migrations/20261122170300_audit_heads.js';
import * as loginFailureCounters from '../../../migrations/20261122170400_login_failure_counters.js';

/** In order; append-only. A list, not a folder scan: the bundled server carries its migrations. */
const migrations: Readonly<Record<string, Knex.Migration>> = {
  '20261121090000_tenants': tenants,
  '20261121090100_api_keys': apiKeys,
  '20261121090200_signing_keys': signingKeys,
  '20261121090300_operators_and_facilities': operatorsAndFacilities,
  '20261121090400_passports': passports,
  '20261121090500_outbox_audit_notifications': outboxAuditNotifications,
  '20261121090600_idempotency_keys': idempotencyKeys,
  '20261121100000_users_and_sessions': usersAndSessions,
  '20261121100100_request_budgets': requestBudgets,
  '20261121110000_row_level_security': rowLevelSecurity,
  '20261121110100_references_within_a_tenant': referencesWithinATenant,
  '20261121120000_seal_authorities': sealAuthorities,
  '20261122013500_passport_versions': passportVersions,
  '20261122014600_operators_are_deleted_alone': operatorsAreDeletedAlone,
  '20261122021500_listed_passports': listedPassports,
  '20261122170000_key_claims': keyClaims,
  '20261122170100_sweeps': sweeps,
  '20261122170200_workspace_usage': workspaceUsage,
  '20261122170300_audit_heads': auditHeads,
  '20261122170400_login_failure_counters': loginFailureCounters,
};

export const migrationNames = Object.keys(migrations);

const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve(migrationNames),
  getMigrationName: (name) => name,
  getMigration: (name) => {
    const migration = migrations[name];
    return migration
      ? Promise.resolve(migration)
      : Promise.reject(new Error(`No migration is named ${name}.`));
  },
};

/** Any number will do, as long as nothing else on the database takes the same. */
const migrationLockId = 7_203_001;

/**
 * Brings the schema up to date. Everything happens in one transaction under an advisory lock: of
 * several instances that start together one migrates, and a kill in the middle leaves no trace.
 *
 * @returns The names of the migrations that ran, oldest first.
 */
export function migrateToLatest(knex: Knex): Promise<string[]> {
  return underMigrationLock(knex, async (tx) => {
    const [, names] = (await tx.migrate.latest({ migrationSource })) as [number, string[]];
    return names;
  });
}

/** Takes back the newest migration. For tests and for operators who must go back a release. */
export function rollBackOne(knex: Knex): Promise<string[]> {
  return underMigrationLock(knex, async (tx) => {
    const [, names] = (await tx.migrate.down({ migrationSource })) as [number, string[]];
    return names;
  });
}

/** Brings the schema one migration further. */
export function migrateOne(knex: Knex): Promise<string[]> {
  return underMigrationLock(knex, async (tx) => {
    const [, names] = (await tx.migrate.up({ migrationSource })) as [number, string[]];
    return names;
  });
}

function underMigrationLock<T>(knex: Knex, run: (tx: Knex.Transaction) => Promise<T>): Promise<T> {
  return knex.transaction(async (tx) => {
    // Another instance may be at it, and a large table takes its time.
    await tx.raw(`
      set local statement_timeout = 0;
      set local lock_timeout = 0;
      set local idle_in_transaction_session_timeout = 0`);
    await tx.raw('select pg_advisory_xact_lock(?)', [migrationLockId]);
    return run(tx);
  });
}

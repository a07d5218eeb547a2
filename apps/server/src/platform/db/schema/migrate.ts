import type { Knex } from 'knex';
import { olderServers } from '../../../../migrations/older-servers.js';
import { allowLongSilence } from '../connections/long-silence.js';
import { declareRunnable, readMigrationState, requireRunnable } from './migration-state.js';
import * as tenants from '../../../../migrations/20261121090000_tenants.js';
import * as directory from '../../../../migrations/20261121090100_directory.js';
import * as operatorsAndFacilities from '../../../../migrations/20261121090200_operators_and_facilities.js';
import * as apiKeys from '../../../../migrations/20261121090300_api_keys.js';
import * as signingKeys from '../../../../migrations/20261121090400_signing_keys.js';
import * as passports from '../../../../migrations/20261121090500_passports.js';
import * as passportSealsAndVersions from '../../../../migrations/20261121090600_passport_seals_and_versions.js';
import * as passportAccesses from '../../../../migrations/20261121090700_passport_accesses.js';
import * as outboxAndNotifications from '../../../../migrations/20261121090800_outbox_and_notifications.js';
import * as auditLog from '../../../../migrations/20261121090900_audit_log.js';
import * as idempotencyKeys from '../../../../migrations/20261121091000_idempotency_keys.js';
import * as workspaceUsage from '../../../../migrations/20261121091100_workspace_usage.js';
import * as usersAndSessions from '../../../../migrations/20261121091200_users_and_sessions.js';
import * as platformAdministrators from '../../../../migrations/20261121091300_platform_administrators.js';
import * as loginFailures from '../../../../migrations/20261121091400_login_failures.js';
import * as platformSecrets from '../../../../migrations/20261121091500_platform_secrets.js';
import * as requestBudgets from '../../../../migrations/20261121091600_request_budgets.js';
import * as platformTurns from '../../../../migrations/20261121091700_platform_turns.js';
import * as holdersOfKeys from '../../../../migrations/20261122090000_holders_of_keys.js';
import * as batteryUnits from '../../../../migrations/20261123160000_battery_units.js';
import * as ordersOfUnits from '../../../../migrations/20261123190000_orders_of_units_and_events.js';
import * as ceasedUnits from '../../../../migrations/20261123190100_units_that_have_ceased.js';
import * as statusLists from '../../../../migrations/20261123193000_status_lists.js';
import * as accessGrants from '../../../../migrations/20261123200000_access_grants.js';
import * as webhooks from '../../../../migrations/20261123213000_webhooks.js';
import * as pictures from '../../../../migrations/20261123221000_pictures.js';
import * as epcisEvents from '../../../../migrations/20261123230000_epcis_events.js';
import * as datesOfStatuses from '../../../../migrations/20261124000000_dates_of_statuses.js';
import * as bytesOfEvents from '../../../../migrations/20261125000000_bytes_of_events.js';
import * as grantsByToken from '../../../../migrations/20261125040000_grants_by_token.js';
import * as webhookLeases from '../../../../migrations/20261125070000_webhook_leases.js';
import * as shownEvents from '../../../../migrations/20261125080000_shown_events.js';
import * as eventsCapturedAgain from '../../../../migrations/20261125090000_events_captured_again.js';
import * as contentsOfEvents from '../../../../migrations/20261125120000_contents_of_events.js';
import * as sharesOfRequests from '../../../../migrations/20261125121000_shares_of_requests.js';
import * as sandboxes from '../../../../migrations/20261126000000_sandboxes.js';
import * as profilesOfUsers from '../../../../migrations/20261126010000_profiles_of_users.js';
import * as accountTokens from '../../../../migrations/20261126010100_account_tokens.js';
import * as invitations from '../../../../migrations/20261126010200_invitations.js';
import * as filtersOfLogs from '../../../../migrations/20261126010300_filters_of_logs.js';
import * as changesOfPassports from '../../../../migrations/20261126020000_changes_of_passports.js';
import * as editionsOfPassports from '../../../../migrations/20261126021000_editions_of_passports.js';
import * as catalogueEntries from '../../../../migrations/20261126030000_catalogue_entries.js';
import * as jobs from '../../../../migrations/20261126031000_jobs.js';
import * as imports from '../../../../migrations/20261127000000_imports.js';
import * as workOfPeople from '../../../../migrations/20261127010000_work_of_people.js';
import * as unitsOfWorkspaces from '../../../../migrations/20261127010100_units_of_workspaces.js';
import * as attemptsOfDeliveries from '../../../../migrations/20261127010200_attempts_of_deliveries.js';
import * as accessCounts from '../../../../migrations/20261127010300_access_counts.js';
import * as requestRecords from '../../../../migrations/20261127010400_request_records.js';
import * as grantsOfThePlatform from '../../../../migrations/20261128000000_grants_of_the_platform.js';
import * as eoriOfOperators from '../../../../migrations/20261129100000_eori_of_operators.js';
import * as registry from '../../../../migrations/20261201100000_registry.js';
import * as batches from '../../../../migrations/20261202100000_batches.js';
import * as handOvers from '../../../../migrations/20261203100000_hand_overs.js';

/** In order; append-only. A list, not a folder scan: the bundled server carries its migrations. */
const migrations: Readonly<Record<string, Knex.Migration>> = {
  '20261121090000_tenants': tenants,
  '20261121090100_directory': directory,
  '20261121090200_operators_and_facilities': operatorsAndFacilities,
  '20261121090300_api_keys': apiKeys,
  '20261121090400_signing_keys': signingKeys,
  '20261121090500_passports': passports,
  '20261121090600_passport_seals_and_versions': passportSealsAndVersions,
  '20261121090700_passport_accesses': passportAccesses,
  '20261121090800_outbox_and_notifications': outboxAndNotifications,
  '20261121090900_audit_log': auditLog,
  '20261121091000_idempotency_keys': idempotencyKeys,
  '20261121091100_workspace_usage': workspaceUsage,
  '20261121091200_users_and_sessions': usersAndSessions,
  '20261121091300_platform_administrators': platformAdministrators,
  '20261121091400_login_failures': loginFailures,
  '20261121091500_platform_secrets': platformSecrets,
  '20261121091600_request_budgets': requestBudgets,
  '20261121091700_platform_turns': platformTurns,
  '20261122090000_holders_of_keys': holdersOfKeys,
  '20261123160000_battery_units': batteryUnits,
  '20261123190000_orders_of_units_and_events': ordersOfUnits,
  '20261123190100_units_that_have_ceased': ceasedUnits,
  '20261123193000_status_lists': statusLists,
  '20261123200000_access_grants': accessGrants,
  '20261123213000_webhooks': webhooks,
  '20261123221000_pictures': pictures,
  '20261123230000_epcis_events': epcisEvents,
  '20261124000000_dates_of_statuses': datesOfStatuses,
  '20261125000000_bytes_of_events': bytesOfEvents,
  '20261125040000_grants_by_token': grantsByToken,
  '20261125070000_webhook_leases': webhookLeases,
  '20261125080000_shown_events': shownEvents,
  '20261125090000_events_captured_again': eventsCapturedAgain,
  '20261125120000_contents_of_events': contentsOfEvents,
  '20261125121000_shares_of_requests': sharesOfRequests,
  '20261126000000_sandboxes': sandboxes,
  '20261126010000_profiles_of_users': profilesOfUsers,
  '20261126010100_account_tokens': accountTokens,
  '20261126010200_invitations': invitations,
  '20261126010300_filters_of_logs': filtersOfLogs,
  '20261126020000_changes_of_passports': changesOfPassports,
  '20261126021000_editions_of_passports': editionsOfPassports,
  '20261126030000_catalogue_entries': catalogueEntries,
  '20261126031000_jobs': jobs,
  '20261127000000_imports': imports,
  '20261127010000_work_of_people': workOfPeople,
  '20261127010100_units_of_workspaces': unitsOfWorkspaces,
  '20261127010200_attempts_of_deliveries': attemptsOfDeliveries,
  '20261127010300_access_counts': accessCounts,
  '20261127010400_request_records': requestRecords,
  '20261128000000_grants_of_the_platform': grantsOfThePlatform,
  '20261129100000_eori_of_operators': eoriOfOperators,
  '20261201100000_registry': registry,
  '20261202100000_batches': batches,
  '20261203100000_hand_overs': handOvers,
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
 * @throws {@link NewerSchemaError} when a later release has changed the schema, unless it has declared that this one may
 *   run on what it changed.
 */
export function migrateToLatest(knex: Knex): Promise<string[]> {
  return underMigrationLock(knex, async (tx) => {
    const state = await readMigrationState(tx, migrationNames);
    requireRunnable(state);
    // A later release has declared what there is to declare.
    if (state.unknown.length > 0) return [];
    const [, names] = (await tx.migrate.latest({ migrationSource })) as [number, string[]];
    await declareRunnable(
      tx,
      migrationNames.filter((name) => olderServers[name]?.mayRun),
    );
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

/** One transaction at a time changes the schema, on all instances together; it may take its time. */
export function underMigrationLock<T>(
  knex: Knex,
  run: (tx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  return knex.transaction(async (tx) => {
    // Another instance may be at it, and a large table takes its time.
    await allowLongSilence(tx);
    await tx.raw(`
      set local statement_timeout = 0;
      set local lock_timeout = 0;
      set local idle_in_transaction_session_timeout = 0`);
    // On a cluster an object cannot be dropped after shards were changed side by side. Elsewhere this names nothing.
    await tx.raw(`set local citus.multi_shard_modify_mode to 'sequential'`);
    await tx.raw('select pg_advisory_xact_lock(?)', [migrationLockId]);
    return run(tx);
  });
}

import type { Knex } from 'knex';
import {
  ensureRole,
  takeDownWall,
  tenantRole,
  wallOff,
  type WalledTable,
} from '../src/platform/db/tenant-wall.js';

const ofPassport = { table: 'passports', key: 'passport_id' };
const ofUser = { table: 'users', key: 'user_id' };

/** A parent before what belongs to it. */
const walled: readonly WalledTable[] = [
  // Read, and locked to serialise; which takes the right to update one column.
  { table: 'tenants', tenantColumn: 'id', grants: 'select, update (updated_at)' },
  { table: 'api_keys' },
  { table: 'signing_keys', grants: 'select, insert, update' },
  { table: 'operators' },
  { table: 'facilities' },
  { table: 'passports' },
  { table: 'passport_seals', parent: ofPassport },
  // Written in batches for all tenants.
  { table: 'passport_accesses', parent: ofPassport, grants: 'select' },
  // Append-only: what was announced or recorded is not the tenant's to change.
  { table: 'outbox_events', grants: 'select, insert' },
  { table: 'audit_log', grants: 'select, insert' },
  { table: 'notifications' },
  { table: 'idempotency_keys' },
  { table: 'users' },
  { table: 'recovery_codes', parent: ofUser },
  { table: 'sessions', parent: ofUser },
];

export async function up(knex: Knex): Promise<void> {
  await ensureRole(knex);
  // In schema public everybody has it, and whoever runs this need not own that schema.
  await knex.raw(`
    do $$
    begin
      if not has_schema_privilege('${tenantRole}', current_schema(), 'usage') then
        execute format('grant usage on schema %I to ${tenantRole}', current_schema());
      end if;
    end $$`);
  for (const table of walled) await wallOff(knex, table);
}

/** The role stays: it is the cluster's, another database may use it, and it may do nothing here. */
export async function down(knex: Knex): Promise<void> {
  for (const { table } of [...walled].reverse()) await takeDownWall(knex, table);
  await knex.raw(`
    do $$
    begin
      execute format('revoke usage on schema %I from ${tenantRole}', current_schema());
    exception when insufficient_privilege then
      null; -- Not ours to give, so never given.
    end $$`);
}

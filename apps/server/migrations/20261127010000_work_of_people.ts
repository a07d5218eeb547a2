import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

/**
 * Partial indexes of what waits for a person, by name: counting it to a bound reads that bound and no more, and a row
 * that needs nobody is in none of them.
 */
const indexes = {
  passports_recalled: `passports (tenant_id, operator_id, status_changed_at)
    where status = 'RECALLED' and archived_at is null`,
  passports_with_faults: `passports (tenant_id, operator_id, updated_at)
    where fault_count > 0 and archived_at is null`,
  passports_ending: `passports (tenant_id, certificate_ends_on) include (operator_id)
    where status = 'ACTIVE' and archived_at is null and certificate_ends_on is not null`,
  passports_to_seal: `passports (tenant_id, operator_id, published_at)
    where status = 'ACTIVE' and sealed_at is null and archived_at is null`,
  passports_without_facility: `passports (tenant_id, operator_id, published_at)
    where status = 'ACTIVE' and sealed_at is null and facility_id is null and archived_at is null`,
  passports_by_publication: `passports (tenant_id, published_at)
    where status <> 'DRAFT' and archived_at is null`,
  api_keys_ending: `api_keys (tenant_id, expires_at)
    where revoked_at is null and expires_at is not null`,
  users_without_second_factor: `users (tenant_id, created_at) where totp_confirmed_at is null`,
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${on}`);
  // A person is a user or a key, and may be gone: the row then ends with its time.
  await knex.raw(`
    create table today_snoozes (
      tenant_id uuid not null references tenants (id) on delete cascade,
      person_id uuid not null,
      kind text not null,
      snoozed_until timestamptz not null,
      primary key (tenant_id, person_id, kind)
    )`);
  await knex.raw('create index today_snoozes_over on today_snoozes (snoozed_until)');
  await wallOff(knex, 'today_snoozes');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'today_snoozes');
  await knex.raw('drop table today_snoozes');
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
}

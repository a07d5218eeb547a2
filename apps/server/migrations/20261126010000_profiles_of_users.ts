import type { Knex } from 'knex';
import { tenantRole } from '../src/platform/db/wall/tenant-wall.js';

const profiles = ['users', 'platform_administrators'];
const sessions = ['sessions', 'platform_sessions'];

export async function up(knex: Knex): Promise<void> {
  for (const table of profiles) {
    await knex.raw(`alter table ${table} add column name text`);
    await knex.raw(`alter table ${table} add column locale text`);
    await knex.raw(`alter table ${table} add column theme text`);
    await knex.raw(`alter table ${table} add column last_login_at timestamptz`);
  }
  // A user may be bound to one operator, as an API key may.
  await knex.raw('alter table users add column operator_id uuid');
  await knex.raw(`
    alter table users add constraint users_operator foreign key (tenant_id, operator_id)
      references operators (tenant_id, id)`);
  // By what its owner recognizes a session: the address is cut before it is stored.
  for (const table of sessions) {
    await knex.raw(`alter table ${table} add column address text`);
    await knex.raw(`alter table ${table} add column user_agent text`);
    await knex.raw(`alter table ${table} add column last_seen_at timestamptz`);
  }
  await knex.raw(`alter table tenants add column default_locale text not null default 'en'`);
  await knex.raw('alter table tenants add column contact_email text');
  // What a workspace decides for itself, it writes behind its wall.
  await knex.raw(
    `grant update (mfa_required, default_locale, contact_email) on tenants to ${tenantRole}`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`revoke update (mfa_required) on tenants from ${tenantRole}`);
  await knex.raw('alter table tenants drop column contact_email');
  await knex.raw('alter table tenants drop column default_locale');
  for (const table of sessions) {
    await knex.raw(`alter table ${table} drop column last_seen_at`);
    await knex.raw(`alter table ${table} drop column user_agent`);
    await knex.raw(`alter table ${table} drop column address`);
  }
  await knex.raw('alter table users drop constraint users_operator');
  await knex.raw('alter table users drop column operator_id');
  for (const table of profiles) {
    await knex.raw(`alter table ${table} drop column last_login_at`);
    await knex.raw(`alter table ${table} drop column theme`);
    await knex.raw(`alter table ${table} drop column locale`);
    await knex.raw(`alter table ${table} drop column name`);
  }
}

import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // totp_secret is a vault envelope; it counts only once totp_confirmed_at is set, and totp_last_step
  // makes each code good for one use. One login per address on the platform is the directory's to hold.
  await knex.raw(`
    create table users (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      email text not null check (email = lower(email)),
      role text not null check (role <> 'SUPER_ADMIN'),
      password_hash text not null,
      totp_secret text,
      totp_confirmed_at timestamptz,
      totp_last_step bigint,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, email)
    )`);
  await wallOff(knex, 'users');
  await knex.raw(`
    create table recovery_codes (
      tenant_id uuid not null,
      user_id uuid not null,
      code_sha256 text not null,
      primary key (tenant_id, user_id, code_sha256),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`);
  await wallOff(knex, 'recovery_codes');
  await knex.raw(`
    create table sessions (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      mfa boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`);
  await knex.raw('create index sessions_of_user on sessions (tenant_id, user_id)');
  await knex.raw('create index sessions_expiry on sessions (expires_at, tenant_id)');
  await knex.raw(
    'create index sessions_revoked on sessions (revoked_at, tenant_id) where revoked_at is not null',
  );
  await wallOff(knex, 'sessions');
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['sessions', 'recovery_codes', 'users']) {
    await takeDownWall(knex, table);
    await knex.raw(`drop table ${table}`);
  }
}

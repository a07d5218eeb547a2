import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // Who administers the platform belongs to no workspace. Their logins are the same as those of users,
  // in tables of their own: what rows are distributed by is never null.
  await knex.raw(`
    create table platform_administrators (
      id uuid primary key,
      email text not null unique check (email = lower(email)),
      password_hash text not null,
      totp_secret text,
      totp_confirmed_at timestamptz,
      totp_last_step bigint,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
  await knex.raw(`
    create table platform_recovery_codes (
      user_id uuid not null references platform_administrators (id) on delete cascade,
      code_sha256 text not null,
      primary key (user_id, code_sha256)
    )`);
  await knex.raw(`
    create table platform_sessions (
      id uuid primary key,
      user_id uuid not null references platform_administrators (id) on delete cascade,
      mfa boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`);
  await knex.raw('create index platform_sessions_of_user on platform_sessions (user_id)');
  await knex.raw('create index platform_sessions_expiry on platform_sessions (expires_at)');
  await knex.raw(
    'create index platform_sessions_revoked on platform_sessions (revoked_at) where revoked_at is not null',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table platform_sessions');
  await knex.raw('drop table platform_recovery_codes');
  await knex.raw('drop table platform_administrators');
}

import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // A user without a tenant is the platform's. totp_secret is a vault envelope; it counts only once
  // totp_confirmed_at is set, and totp_last_step makes each code good for one use.
  await knex.raw(`
    create table users (
      id uuid primary key,
      tenant_id uuid references tenants (id) on delete cascade,
      email text not null unique check (email = lower(email)),
      role text not null,
      password_hash text not null,
      totp_secret text,
      totp_confirmed_at timestamptz,
      totp_last_step bigint,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((tenant_id is null) = (role = 'SUPER_ADMIN'))
    )`);
  await knex.raw('create index users_tenant on users (tenant_id, email)');
  await knex.raw(`
    create table recovery_codes (
      user_id uuid not null references users (id) on delete cascade,
      code_sha256 text not null,
      primary key (user_id, code_sha256)
    )`);
  await knex.raw(`
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      mfa boolean not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`);
  await knex.raw('create index sessions_user on sessions (user_id)');
  // By hash: whoever mistypes may have put a password where the address belongs.
  await knex.raw(`
    create table login_failures (
      id uuid primary key,
      account_sha256 text not null,
      failed_at timestamptz not null
    )`);
  await knex.raw('create index login_failures_account on login_failures (account_sha256)');
  await knex.raw('create index login_failures_age on login_failures (failed_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table login_failures');
  await knex.raw('drop table sessions');
  await knex.raw('drop table recovery_codes');
  await knex.raw('drop table users');
}

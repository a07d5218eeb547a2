import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table tenants (
      id uuid primary key,
      name text not null,
      subdomain text not null unique,
      tier text not null,
      subscription_status text not null,
      passport_limit integer,
      legal_id text,
      mfa_required boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table tenants');
}

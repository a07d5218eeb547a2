import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table operators (
      id uuid primary key,
      tenant_id uuid not null references tenants (id) on delete cascade,
      name text not null,
      reg_id text not null,
      reg_id_scheme text,
      role text not null,
      archived_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (tenant_id, reg_id)
    )`);
  await knex.raw('create index operators_by_name on operators (tenant_id, name)');
  await knex.raw(`
    alter table api_keys add constraint api_keys_operator
      foreign key (operator_id) references operators (id) on delete cascade`);
  // A GLN names one place in the world, so it is unique on the platform, not in the workspace.
  await knex.raw(`
    create table facilities (
      id uuid primary key,
      tenant_id uuid not null references tenants (id) on delete cascade,
      operator_id uuid references operators (id) on delete set null,
      gln text not null unique,
      name text not null,
      activity text,
      street_address text,
      city text,
      postal_code text,
      country text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
  await knex.raw('create index facilities_tenant on facilities (tenant_id, created_at desc)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table api_keys drop constraint api_keys_operator');
  await knex.raw('drop table facilities');
  await knex.raw('drop table operators');
}

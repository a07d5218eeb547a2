import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  await createMappings(knex);
  // The mapping is repeated, so that a file reads the same for good: that of version 0 comes with the server.
  await knex.raw(`
    create table registry_exports (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      mapping_version integer not null,
      mapping json not null,
      total integer not null,
      scope_operator_id uuid,
      created_by text not null,
      created_at timestamptz not null,
      primary key (tenant_id, id)
    )`);
  await knex.raw(
    'create index registry_exports_by_time on registry_exports (tenant_id, created_at desc, id desc)',
  );
  await createItems(knex);
  // The last export of a passport, and the last version that a result called registered. No key leads to the passport: what was
  // handed in outlives a draft that is deleted.
  await knex.raw(`
    create table registry_entries (
      tenant_id uuid not null,
      passport_id uuid not null,
      export_id uuid not null,
      number integer not null,
      registered_export_id uuid,
      registered_number integer,
      primary key (tenant_id, passport_id),
      foreign key (tenant_id, export_id, number)
        references registry_items (tenant_id, export_id, number) on delete cascade
    )`);
  await createKeysClaimedElsewhere(knex);
  for (const table of tables) await wallOff(knex, table);
}

/** Versions of what a workspace knows of the registry, from 1. Never changed: exports name them. */
async function createMappings(knex: Knex): Promise<void> {
  await knex.raw(`
    create table registry_mappings (
      tenant_id uuid not null references tenants (id) on delete cascade,
      version integer not null,
      mapping json not null,
      created_by text not null,
      created_at timestamptz not null,
      primary key (tenant_id, version)
    )`);
}

/** Requests as they were handed in. The result of one is all that changes of it. */
async function createItems(knex: Knex): Promise<void> {
  await knex.raw(`
    create table registry_items (
      tenant_id uuid not null,
      export_id uuid not null,
      number integer not null,
      passport_id uuid not null,
      operator_id uuid not null,
      product_identifier text not null,
      version_hash text not null,
      record json not null,
      outcome text,
      registration_id text,
      registered_at timestamptz,
      result_code text,
      result_message text,
      proof json,
      result_at timestamptz,
      result_by text,
      primary key (tenant_id, export_id, number),
      foreign key (tenant_id, export_id)
        references registry_exports (tenant_id, id) on delete cascade
    )`);
  await knex.raw(
    'create index registry_items_by_identifier on registry_items (tenant_id, product_identifier)',
  );
}

async function createKeysClaimedElsewhere(knex: Knex): Promise<void> {
  // Which codes lead to another workspace, as any scan shows. Asked for inside a transaction of a workspace, which sees its own
  // claims alone: so it runs with its owner's rights, and finds its tables where they are now.
  await knex.raw(`
    create function keys_claimed_elsewhere(own_tenant_id uuid, asked_kind text, asked_keys text[])
    returns setof text
    language plpgsql stable security definer set search_path from current as $$
    declare
      asked_key text;
      claimant uuid;
    begin
      foreach asked_key in array asked_keys loop
        select directory.tenant_id into claimant from directory
        where directory.key = asked_key and directory.kind = asked_kind
          and directory.is_public and directory.claimed_at is not null
        order by directory.claimed_at, directory.tenant_id limit 1;
        if claimant <> own_tenant_id then
          return next asked_key;
        end if;
      end loop;
    end $$`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function keys_claimed_elsewhere');
  for (const table of tables.toReversed()) {
    await takeDownWall(knex, table);
    await knex.raw(`drop table ${table}`);
  }
}

const tables = ['registry_mappings', 'registry_exports', 'registry_items', 'registry_entries'];

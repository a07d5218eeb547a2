import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/tenant-wall.js';

/** ACTIVE before RECALLED before DECOMMISSIONED, drafts last: as the queries for a key order passports. */
const statusRank = `(case status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end)`;

/** A workspace's passports of one key, in the order in which they answer. */
const ofKey = (column: string) =>
  `on passports (tenant_id, ${column}, ${statusRank}, published_at, id) where ${column} is not null`;

export async function up(knex: Knex): Promise<void> {
  // Looked up by the key, whoever the tenant is: no foreign key leads from here to a tenant or to
  // passports, which may then lie on another machine. Whoever removes those removes the claims by a
  // statement of their own.
  await knex.raw(`
    create table key_claims (
      tenant_id uuid not null,
      kind text not null,
      key text not null,
      claimed_at timestamptz not null,
      primary key (kind, key, tenant_id)
    )`);
  // A claim is not moved in time: it ends, and another one begins.
  await wallOff(knex, { table: 'key_claims', grants: 'select, insert, delete' });
  await knex.raw('drop index passports_gtin');
  await knex.raw('drop index passports_grai');
  await knex.raw(`create index passports_of_gtin ${ofKey('gtin')}`);
  await knex.raw(`create index passports_of_grai ${ofKey('grai')}`);
  await knex.raw('alter table passports drop constraint passports_product_operator');
  await knex.raw(
    'alter table passports add constraint passports_product_operator unique (tenant_id, product_id, operator_id)',
  );
  // The beginning of a serial number is enough to find it by; all of a long one would not fit.
  await knex.raw('alter table passports add column serial_number text');
  await knex.raw(
    `update passports set serial_number = metadata ->> 'serialNumber'
     where json_typeof(metadata -> 'serialNumber') = 'string'`,
  );
  await knex.raw(
    `create index passports_of_serial on passports (tenant_id, left(serial_number, 64))
     where serial_number is not null`,
  );
  await claimPublished(knex);
}

/** What was published so far was claimed then: there is no better knowledge of it. */
async function claimPublished(knex: Knex): Promise<void> {
  await knex.raw(`
    insert into key_claims (tenant_id, kind, key, claimed_at)
    select tenant_id, kind, key, min(published_at)
    from passports cross join lateral (values
      ('GTIN', gtin),
      ('GRAI', grai),
      ('GTIN', substring(product_id from '^[0-9]{14}$')),
      ('GRAI', substring(product_id from '^0[0-9]{13}.{1,16}$'))
    ) as held (kind, key)
    where key is not null and published_at is not null
    group by tenant_id, kind, key`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index passports_of_serial');
  await knex.raw('alter table passports drop column serial_number');
  await knex.raw('alter table passports drop constraint passports_product_operator');
  await knex.raw(
    'alter table passports add constraint passports_product_operator unique (product_id, operator_id)',
  );
  await knex.raw('drop index passports_of_grai');
  await knex.raw('drop index passports_of_gtin');
  await knex.raw('create index passports_gtin on passports (gtin) where gtin is not null');
  await knex.raw('create index passports_grai on passports (grai) where grai is not null');
  await takeDownWall(knex, 'key_claims');
  await knex.raw('drop table key_claims');
}

import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // Openings of a day (UTC) of a passport, a battery unit or all passports of an operator. The subject may be gone.
  await knex.raw(`
    create table access_counts (
      tenant_id uuid not null references tenants (id) on delete cascade,
      subject_kind text not null,
      subject_id uuid not null,
      day timestamptz not null,
      representation text not null,
      access_tier text not null,
      count bigint not null,
      primary key (tenant_id, subject_kind, subject_id, day, representation, access_tier)
    )`);
  await knex.raw('create index access_counts_age on access_counts (day, tenant_id)');
  for (const [kind, id] of [
    ['PASSPORT', 'accesses.passport_id'],
    ['OPERATOR', 'passports.operator_id'],
  ] as const) {
    await knex.raw(
      `insert into access_counts
       select accesses.tenant_id, ?, ${id}, date_trunc('day', accessed_at, 'UTC'), representation,
         access_tier, count(*)
       from passport_accesses as accesses
       join passports on passports.tenant_id = accesses.tenant_id
         and passports.id = accesses.passport_id
       group by 1, 2, 3, 4, 5, 6`,
      [kind],
    );
  }
  await wallOff(knex, 'access_counts');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'access_counts');
  await knex.raw('drop table access_counts');
}

import type { Metadata } from '@dpp/merkle-seal';
import type { Knex } from 'knex';
import type * as catalogueModel from '../src/features/passports/catalogue/catalogue-entry-model.js';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

/**
 * Indexes of passports, by name: each order of the catalogue, with what is counted in the most common one. Partial, so that
 * no lookup by id takes one of them for the primary key while the table has no statistics.
 */
const indexes = {
  passports_by_update: `(tenant_id, updated_at, id) include (status, category, operator_id, facility_id,
    sealed_at, certificate_ends_on, fault_count, lacks_status_index) where archived_at is null`,
  passports_by_name: '(tenant_id, name_key, id) where archived_at is null',
  passports_by_status: '(tenant_id, status, updated_at, id) where archived_at is null',
};

export async function up(knex: Knex): Promise<void> {
  // Made of the metadata by each write, for lists to be sorted and counted without reading it.
  await knex.raw(`
    alter table passports
    add column name text not null default '',
    add column name_key text collate "C" not null default '',
    add column model text,
    add column size text,
    add column certificate_ends_on text collate "C",
    add column fault_count integer,
    add column sealed_at timestamptz,
    add column lacks_status_index boolean not null default false`);
  // A word of a passport, for its beginnings to be looked up in bytewise order. No key leads to the passport: one that is
  // deleted takes its words along by itself, and an import of 200 would look 1,500 times whether it is there.
  await knex.raw(`
    create table passport_terms (
      tenant_id uuid not null,
      passport_id uuid not null,
      term text collate "C" not null,
      primary key (tenant_id, passport_id, term),
      foreign key (tenant_id) references tenants (id) on delete cascade
    )`);
  await fillEntries(knex);
  await knex.raw(`
    update passports set sealed_at = seals.sealed_at from passport_seals seals
    where seals.tenant_id = passports.tenant_id and seals.passport_id = passports.id`);
  // What went live before there were status lists has no place in one until its status changes.
  await knex.raw(`
    update passports set lacks_status_index = true
    where status <> 'DRAFT' and not exists (
      select from status_indexes held
      where held.tenant_id = passports.tenant_id and held.passport_id = passports.id)`);
  await knex.raw(
    'create index passport_terms_by_term on passport_terms (tenant_id, term, passport_id)',
  );
  for (const [name, columns] of Object.entries(indexes)) {
    await knex.raw(`create index ${name} on passports ${columns}`);
  }
  await wallOff(knex, 'passport_terms');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'passport_terms');
  await knex.raw('drop table passport_terms');
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
  await knex.raw(`
    alter table passports
    drop column name, drop column name_key, drop column model, drop column size,
    drop column certificate_ends_on, drop column fault_count, drop column sealed_at,
    drop column lacks_status_index`);
}

/** Rows that are read at once: some hundred megabytes, if each is as long as can be. */
const batchSize = 100;

interface PassportRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly product_id: string;
  readonly status: string;
  readonly metadata: Metadata;
  readonly updated_at: Date;
}

async function fillEntries(knex: Knex): Promise<void> {
  let after: PassportRow | undefined;
  for (;;) {
    const rows = await passportsAfter(knex, after);
    if (rows.length === 0) return;
    // A new database has no passports, and does without the rules of categories.
    const model = await import('../src/features/passports/catalogue/catalogue-entry-model.js');
    for (const row of rows) await fillEntry(knex, row, model);
    after = rows.at(-1);
  }
}

function passportsAfter(knex: Knex, after: PassportRow | undefined): Promise<PassportRow[]> {
  const query = knex<PassportRow>('passports').orderBy(['tenant_id', 'id']).limit(batchSize);
  if (after) void query.whereRaw('(tenant_id, id) > (?, ?)', [after.tenant_id, after.id]);
  return query.select('tenant_id', 'id', 'product_id', 'status', 'metadata', 'updated_at');
}

async function fillEntry(
  knex: Knex,
  row: PassportRow,
  { catalogueEntryOf }: typeof catalogueModel,
): Promise<void> {
  const { tenant_id, id } = row;
  const entry = catalogueEntryOf({
    productId: row.product_id,
    status: row.status as 'DRAFT' | 'ACTIVE',
    metadata: row.metadata,
    updatedAt: row.updated_at,
  });
  await knex('passports').where({ tenant_id, id }).update({
    name: entry.name,
    name_key: entry.nameKey,
    model: entry.model,
    size: entry.size,
    certificate_ends_on: entry.certificateEndsOn,
    fault_count: entry.faultCount,
  });
  const terms = entry.terms.map((term) => ({ tenant_id, passport_id: id, term }));
  if (terms.length > 0) await knex('passport_terms').insert(terms);
}

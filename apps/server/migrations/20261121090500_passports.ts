import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

/** ACTIVE before RECALLED before DECOMMISSIONED, drafts last: as the queries for a key order passports. */
const statusRank = `(case status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end)`;

/** A workspace's passports of one key, in the order in which they answer. */
const ofKey = (column: string) =>
  `(tenant_id, ${column}, ${statusRank}, published_at, id) where ${column} is not null`;

/**
 * Each way to ask for the newest passports, and what it is found by: however many there are, and
 * however old those that match, a page is read from an index.
 */
const listed = (columns: string) =>
  `(tenant_id, ${columns}created_at desc, id desc) where archived_at is null`;

const indexes: Readonly<Record<string, string>> = {
  passports_of_facility: '(tenant_id, facility_id)',
  passports_of_operator: '(tenant_id, operator_id)',
  passports_of_gtin: ofKey('gtin'),
  passports_of_grai: ofKey('grai'),
  // The beginning of a serial number is enough to find it by; all of a long one would not fit.
  passports_of_serial: '(tenant_id, left(serial_number, 64)) where serial_number is not null',
  passports_listed:
    '(tenant_id, created_at desc, id desc) include (status) where archived_at is null',
  passports_listed_of_operator: listed('operator_id, '),
  passports_listed_by_category: listed('category, '),
  passports_listed_by_country: listed('origin_country, '),
  passports_listed_by_both: listed('category, origin_country, '),
  passports_drafts: "(tenant_id) where status = 'DRAFT' and archived_at is null",
  passports_archived: '(tenant_id) where archived_at is not null',
};

export async function up(knex: Knex): Promise<void> {
  // metadata is json, not jsonb: the caller's key order and number forms come back as written.
  // public_document is the rendered public JSON-LD; public_document_key names the renderer and base
  // URL it was rendered for, so that a stale text is never served. revision counts every write: who
  // computes something of a passport outside a transaction saves it only on the revision it read.
  // content_bytes is in UTF-8, as it is stored: what a page reads and what counts for the workspace.
  await knex.raw(`
    create table passports (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      operator_id uuid not null,
      facility_id uuid,
      product_id text not null,
      gtin text,
      grai text,
      serial_number text,
      category text,
      origin_country text,
      status text not null,
      metadata json not null,
      enrichment json,
      content_bytes integer not null generated always as
        (octet_length(metadata::text) + coalesce(octet_length(enrichment::text), 0)) stored,
      revision integer not null default 1,
      published_at timestamptz,
      archived_at timestamptz,
      retention_until timestamptz,
      public_document text,
      public_document_key text,
      public_document_etag text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (tenant_id, id),
      constraint passports_product_operator unique (tenant_id, product_id, operator_id),
      constraint passports_operator foreign key (tenant_id, operator_id)
        references operators (tenant_id, id),
      constraint passports_facility foreign key (tenant_id, facility_id)
        references facilities (tenant_id, id)
    )`);
  for (const [name, columns] of Object.entries(indexes)) {
    await knex.raw(`create index ${name} on passports ${columns}`);
  }
  await wallOff(knex, 'passports');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'passports');
  await knex.raw('drop table passports');
}

import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // metadata is json, not jsonb: the caller's key order and number forms come back as written.
  // public_document is the rendered public JSON-LD; public_document_key names the renderer and base
  // URL it was rendered for, so that a stale text is never served. revision counts every write: who
  // computes something of a passport outside a transaction saves it only on the revision it read.
  await knex.raw(`
    create table passports (
      id uuid primary key,
      tenant_id uuid not null references tenants (id) on delete cascade,
      operator_id uuid not null references operators (id),
      facility_id uuid references facilities (id) on delete set null,
      product_id text not null,
      gtin text,
      grai text,
      category text,
      origin_country text,
      status text not null,
      metadata json not null,
      enrichment json,
      revision integer not null default 1,
      published_at timestamptz,
      archived_at timestamptz,
      retention_until timestamptz,
      public_document text,
      public_document_key text,
      public_document_etag text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint passports_product_operator unique (product_id, operator_id)
    )`);
  await knex.raw(
    'create index passports_newest on passports (tenant_id, created_at desc, id desc)',
  );
  await knex.raw('create index passports_gtin on passports (gtin) where gtin is not null');
  await knex.raw('create index passports_grai on passports (grai) where grai is not null');
  await knex.raw('create index passports_facility on passports (facility_id)');
  await knex.raw('create index passports_operator on passports (operator_id)');
  await knex.raw(`
    create table passport_seals (
      passport_id uuid primary key references passports (id) on delete cascade,
      signing_key_id uuid not null references signing_keys (id),
      merkle_root text not null,
      digital_seal text not null,
      leaf_hashes json not null,
      leaf_salts json not null,
      timestamp_token text,
      timestamp_gen_time timestamptz,
      sealed_at timestamptz not null
    )`);
  await knex.raw(`
    create table passport_accesses (
      passport_id uuid not null references passports (id) on delete cascade,
      representation text not null,
      access_tier text not null,
      ip_prefix text,
      accessed_at timestamptz not null
    )`);
  await knex.raw(
    'create index passport_accesses_newest on passport_accesses (passport_id, accessed_at desc)',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table passport_accesses');
  await knex.raw('drop table passport_seals');
  await knex.raw('drop table passports');
}

import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/tenant-wall.js';

/** In UTF-8, as it is stored: what a page reads and what counts for the workspace. */
const contentBytes: Readonly<Record<string, string>> = {
  passports: 'octet_length(metadata::text) + coalesce(octet_length(enrichment::text), 0)',
  passport_versions:
    'octet_length(metadata::text) + octet_length(leaf_hashes::text) + octet_length(leaf_salts::text)',
};

export async function up(knex: Knex): Promise<void> {
  for (const [table, bytes] of Object.entries(contentBytes)) {
    await knex.raw(
      `alter table ${table} add column content_bytes integer not null generated always as (${bytes}) stored`,
    );
  }
  await knex.raw(
    "create index passports_drafts on passports (tenant_id) where status = 'DRAFT' and archived_at is null",
  );
  await knex.raw(
    'create index passports_archived on passports (tenant_id) where archived_at is not null',
  );
  // One row a workspace, made when it is first needed: its lock serialises whoever adds passports, its
  // counter saves a sum per write.
  await knex.raw(`
    create table workspace_usage (
      tenant_id uuid primary key references tenants (id) on delete cascade,
      content_bytes bigint not null default 0
    )`);
  await wallOff(knex, { table: 'workspace_usage' });
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'workspace_usage');
  await knex.raw('drop table workspace_usage');
  await knex.raw('drop index passports_archived');
  await knex.raw('drop index passports_drafts');
  for (const table of Object.keys(contentBytes)) {
    await knex.raw(`alter table ${table} drop column content_bytes`);
  }
}

import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // Append-only and hash-chained per tenant: entry_hash covers the entry and previous_hash. It outlives
  // its tenant, and the platform has a chain of its own, so that no foreign key leads to tenants.
  await knex.raw(`
    create table audit_log (
      tenant_id uuid not null,
      id uuid not null,
      seq bigint not null,
      action text not null,
      actor text not null,
      target_type text not null,
      target_id text not null,
      ip text,
      details json not null,
      previous_hash text not null,
      entry_hash text not null,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, seq)
    )`);
  await wallOff(knex, 'audit_log');
  // The signed end of each audit chain; whoever adds to the chain locks this row.
  await knex.raw(`
    create table audit_heads (
      tenant_id uuid primary key,
      seq bigint not null,
      entry_hash text not null,
      signed_at timestamptz not null,
      key_id text not null,
      signature text not null
    ) with (fillfactor = 50)`);
  await wallOff(knex, 'audit_heads');
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['audit_heads', 'audit_log']) {
    await takeDownWall(knex, table);
    await knex.raw(`drop table ${table}`);
  }
}

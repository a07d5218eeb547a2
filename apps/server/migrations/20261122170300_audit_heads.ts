import type { Knex } from 'knex';
import { wallOff } from '../src/platform/db/tenant-wall.js';

/** The signed end of each audit chain; whoever adds to the chain locks this row. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table audit_heads (
      tenant_id uuid primary key,
      seq bigint not null,
      entry_hash text not null,
      signed_at timestamptz not null,
      key_id text not null,
      signature text not null
    ) with (fillfactor = 50)`);
  await wallOff(knex, { table: 'audit_heads', grants: 'select, insert, update' });
  // Their hashes leave out the id and nobody signed their end. No release ever wrote such entries.
  await knex.raw('delete from audit_log');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table audit_heads');
}

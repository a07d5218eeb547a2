import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // scope is the endpoint (and unit, where the contract says so); body is replayed byte for byte.
  await knex.raw(`
    create table idempotency_keys (
      tenant_id uuid not null references tenants (id) on delete cascade,
      scope text not null,
      idempotency_key text not null,
      request_sha256 text not null,
      status integer,
      body text,
      created_at timestamptz not null,
      primary key (tenant_id, scope, idempotency_key)
    )`);
  await knex.raw('create index idempotency_keys_age on idempotency_keys (created_at, tenant_id)');
  await wallOff(knex, 'idempotency_keys');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'idempotency_keys');
  await knex.raw('drop table idempotency_keys');
}

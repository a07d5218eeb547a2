import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // The secret itself is never stored: key_id finds the row, secret_sha256 proves the rest. An operator
  // that a key is bound to stays: keys are what the audit log names.
  await knex.raw(`
    create table api_keys (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      key_id text not null,
      secret_sha256 text not null,
      name text not null,
      role text not null,
      permissions json,
      operator_id uuid,
      expires_at timestamptz,
      revoked_at timestamptz,
      last_used_at timestamptz,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, key_id),
      constraint api_keys_operator foreign key (tenant_id, operator_id)
        references operators (tenant_id, id)
    )`);
  await knex.raw('create index api_keys_oldest on api_keys (tenant_id, created_at)');
  await wallOff(knex, 'api_keys');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'api_keys');
  await knex.raw('drop table api_keys');
}

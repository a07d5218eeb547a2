import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

export async function up(knex: Knex): Promise<void> {
  // The token names its workspace; only its hash is stored. An address has one open invitation of a workspace.
  await knex.raw(`
    create table invitations (
      tenant_id uuid not null references tenants (id) on delete cascade,
      id uuid not null,
      email text not null check (email = lower(email)),
      role text not null check (role <> 'SUPER_ADMIN'),
      operator_id uuid,
      token_sha256 text not null,
      invited_by text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      accepted_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, token_sha256),
      constraint invitations_operator foreign key (tenant_id, operator_id)
        references operators (tenant_id, id)
    )`);
  await knex.raw(
    'create unique index invitations_open on invitations (tenant_id, email) where accepted_at is null',
  );
  await knex.raw('create index invitations_newest on invitations (tenant_id, created_at, id)');
  await knex.raw('create index invitations_expiry on invitations (expires_at, tenant_id)');
  await wallOff(knex, 'invitations');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'invitations');
  await knex.raw('drop table invitations');
}

import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

// Tickets and links of one account. A token names its workspace, so that it is found by the key of its table. It ends
// with the password that it was made under: password_sha256 is of the stored hash.
const columns = `
      token_sha256 text not null,
      kind text not null check (kind in ('TICKET', 'RESET')),
      user_id uuid not null,
      password_sha256 text not null,
      tries integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table account_tokens (
      tenant_id uuid not null,${columns},
      primary key (tenant_id, token_sha256),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    )`);
  await knex.raw('create index account_tokens_of_user on account_tokens (tenant_id, user_id)');
  await knex.raw('create index account_tokens_expiry on account_tokens (expires_at, tenant_id)');
  await wallOff(knex, 'account_tokens');
  await knex.raw(`
    create table platform_account_tokens (${columns.trimStart()},
      primary key (token_sha256),
      foreign key (user_id) references platform_administrators (id) on delete cascade
    )`);
  await knex.raw(
    'create index platform_account_tokens_of_user on platform_account_tokens (user_id)',
  );
  await knex.raw(
    'create index platform_account_tokens_expiry on platform_account_tokens (expires_at)',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table platform_account_tokens');
  await takeDownWall(knex, 'account_tokens');
  await knex.raw('drop table account_tokens');
}

import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

/** What several workspaces may have at once; of everything else there is one on the platform. */
const claimed = `kind in ('GTIN', 'GRAI')`;

export async function up(knex: Knex): Promise<void> {
  // Which workspace a name belongs to that is asked for before there is a tenant. It may lie on another
  // machine than the rows it leads to, so that no foreign key reaches it: whoever removes those removes
  // their entries by a statement of their own. tenant_id is null for what is the platform's own, and
  // claimant makes the primary key allow one claim a workspace, or one name on the platform. is_public is
  // false for a claim that drafts alone keep: of however many there are, a scan reads none.
  await knex.raw(`
    create table directory (
      kind text not null,
      key text not null,
      tenant_id uuid,
      row_id uuid,
      claimed_at timestamptz,
      is_public boolean not null default true,
      claimant uuid not null generated always as
        (case when ${claimed} then tenant_id else '00000000-0000-0000-0000-000000000000' end) stored,
      primary key (key, kind, claimant),
      check (not (${claimed}) or claimed_at is not null)
    )`);
  await knex.raw(`
    create index directory_claims on directory (key, kind, claimed_at, tenant_id)
    where is_public and claimed_at is not null`);
  await wallOff(knex, 'directory');
}

export async function down(knex: Knex): Promise<void> {
  await takeDownWall(knex, 'directory');
  await knex.raw('drop table directory');
}

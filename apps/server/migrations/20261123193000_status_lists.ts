import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import { takeDownWall, wallOff } from '../src/platform/db/wall/tenant-wall.js';

const tables = ['status_lists', 'status_indexes', 'status_revocations', 'status_list_credentials'];

/** The shortest list that a verifier accepts (Bitstring Status List 1.0, 3.1). */
const leastBits = 131_072;

export async function up(knex: Knex): Promise<void> {
  await createLists(knex);
  for (const table of tables) await wallOff(knex, table);
  const rows = await knex('passports').distinct<{ tenant_id: string }[]>('tenant_id');
  for (const { tenant_id } of rows) await drawForLivePassports(knex, tenant_id);
}

async function createLists(knex: Knex): Promise<void> {
  // One row a workspace, changed while its usage is locked: drawn and revoked count the rows below.
  await knex.raw(`
    create table status_lists (
      tenant_id uuid primary key references tenants (id) on delete cascade,
      bits integer not null,
      drawn integer not null,
      revoked integer not null
    )`);
  // Every index that was ever drawn. passport_id refers to nothing: an index stays taken when its draft
  // is deleted. It is the passport's from passport_revision on, until a later one.
  await knex.raw(`
    create table status_indexes (
      tenant_id uuid not null references tenants (id) on delete cascade,
      status_index integer not null,
      passport_id uuid not null,
      passport_revision integer not null,
      primary key (tenant_id, status_index),
      constraint status_indexes_of_passport unique (tenant_id, passport_id, passport_revision)
    )`);
  await knex.raw(`
    create table status_revocations (
      tenant_id uuid not null,
      status_index integer not null,
      revoked_at timestamptz not null,
      primary key (tenant_id, status_index),
      constraint status_revocations_index foreign key (tenant_id, status_index)
        references status_indexes (tenant_id, status_index) on delete cascade
    )`);
  // Apart from status_lists: whoever signs holds this row, and nobody who publishes waits for it.
  await knex.raw(`
    create table status_list_credentials (
      tenant_id uuid primary key references tenants (id) on delete cascade,
      credential text,
      etag text,
      made_of text
    )`);
}

/** Drafts get theirs when they are published. */
async function drawForLivePassports(knex: Knex, tenant_id: string): Promise<void> {
  const live = await knex('passports')
    .where({ tenant_id })
    .whereNot({ status: 'DRAFT' })
    .select<{ id: string; revision: number; status: string }[]>('id', 'revision', 'status');
  if (live.length === 0) return;
  const bits = bitsFor(live.length);
  const draw = drawDistinct(bits);
  const drawn = live.map(({ id: passport_id, revision: passport_revision, status }) => {
    return { index: { tenant_id, status_index: draw(), passport_id, passport_revision }, status };
  });
  const indexes = drawn.map(({ index }) => index);
  const revocations = drawn
    .filter(({ status }) => status !== 'ACTIVE')
    .map(({ index: { status_index } }) => ({ tenant_id, status_index, revoked_at: new Date() }));
  await knex.batchInsert('status_indexes', indexes, 500);
  await knex.batchInsert('status_revocations', revocations, 500);
  const counts = { drawn: indexes.length, revoked: revocations.length };
  await knex('status_lists').insert({ tenant_id, bits, ...counts });
}

/** At most half of a list is drawn. */
function bitsFor(count: number): number {
  let bits = leastBits;
  while (2 * count > bits) bits *= 2;
  return bits;
}

/** Never the same number twice. */
function drawDistinct(bits: number): () => number {
  const drawn = new Set<number>();
  return () => {
    let index = randomInt(bits);
    while (drawn.has(index)) index = randomInt(bits);
    drawn.add(index);
    return index;
  };
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [...tables].reverse()) {
    await takeDownWall(knex, table);
    await knex.raw(`drop table ${table}`);
  }
}

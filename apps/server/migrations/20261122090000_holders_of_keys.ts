import type { Knex } from 'knex';

/** In these words it stands in the indexes of keys, too. */
const statusRank = `(case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end)`;

const columns = {
  id: 'uuid',
  tenant_id: 'uuid',
  operator_id: 'uuid',
  status: 'text',
  revision: 'integer',
  content_bytes: 'integer',
  public_document: 'text',
  public_document_etag: 'text',
  public_document_key: 'text',
} as const;

const selectedOf = (table: string) =>
  Object.keys(columns)
    .map((column) => `${table}.${column}`)
    .join(', ');

/** The first public passports of the claimant with a value in one column, from the index of that column. */
const firstWith = (column: string, value: string, selected: string, limit: string) => `
  (select ${selected}, passports.published_at, ${statusRank} as status_rank
   from passports
   where passports.tenant_id = claimant and passports.${column} = ${value} and ${statusRank} < 3
   order by ${statusRank}, passports.published_at, passports.id limit ${limit})`;

/** The kinds of keys, and the column of passports each stands in. */
const columnOfKind = { GTIN: 'gtin', GRAI: 'grai' } as const;
type Kind = keyof typeof columnOfKind;

/** Those with the key in either column. asked_product_id is null where no product id can be the key. */
const firstHolders = (kind: Kind, union: string, selected: string, limit: string) =>
  [
    firstWith(columnOfKind[kind], 'asked_key', selected, limit),
    firstWith('product_id', 'asked_product_id', selected, limit),
  ].join(union);

/**
 * The workspaces with the oldest claims, of those that have a public passport with the key. They are taken in
 * the order in which they come: to sort them once more takes a tenth of the time of a scan.
 */
const oldestClaimants = (kind: Kind, limit: string) => `
  select array_agg(oldest.tenant_id)
  into claimants
  from (
    select claims.tenant_id from directory as claims
    where claims.key = asked_key and claims.kind = '${kind}'
      and claims.is_public and claims.claimed_at is not null
    order by claims.claimed_at, claims.tenant_id limit ${limit}
  ) as oldest;`;

// Each function runs in one round trip: the directory is asked, then workspaces with a claim to the key. Each
// statement names the one value its rows are distributed by, so that on a cluster each goes to one machine; a
// join of the two could not. There is one for each kind of key, since a scan would pay for the other's index.

export async function up(knex: Knex): Promise<void> {
  for (const kind of ['GTIN', 'GRAI'] as const) {
    await createAnswer(knex, kind);
    await createOthers(knex, kind);
  }
}

async function createAnswer(knex: Knex, kind: Kind): Promise<void> {
  // Who answers a scanned code. With asked_tenant_id that workspace alone is asked, whoever has a claim.
  // The first one answers but for a moment in which the machines of a cluster tell of different writes.
  await knex.raw(`
    create function answer_to_${columnOfKind[kind]}(
      asked_key text, asked_product_id text, asked_tenant_id uuid
    ) returns table (
      claimant uuid,
      ${Object.entries(columns)
        .map((column) => column.join(' '))
        .join(', ')}
    ) language plpgsql stable as $$
    declare
      claimants uuid[] := array[asked_tenant_id];
    begin
      if asked_tenant_id is null then
        ${oldestClaimants(kind, '3')}
      end if;
      foreach claimant in array coalesce(claimants, '{}') loop
        return query
          select claimant, ${selectedOf('held')}
          from (${firstHolders(kind, 'union all', selectedOf('passports'), '1')}) as held
          order by held.status_rank, held.published_at, held.id limit 1;
        exit when found;
      end loop;
    end $$`);
}

async function createOthers(knex: Knex, kind: Kind): Promise<void> {
  // The other public passports with a key, of every workspace, in the order in which they answer.
  await knex.raw(`
    create function others_with_${columnOfKind[kind]}(
      asked_key text, asked_product_id text, besides_id uuid, at_most integer
    ) returns table (id uuid, operator_name text)
    language plpgsql stable as $$
    declare
      claimants uuid[];
      claimant uuid;
      returned integer;
      missing integer := at_most;
    begin
      ${oldestClaimants(kind, 'at_most + 1')}
      foreach claimant in array coalesce(claimants, '{}') loop
        return query
          select held.id, operators.name
          from (
            ${firstHolders(kind, 'union', 'passports.id, passports.operator_id', 'at_most + 1')}
          ) as held
          join operators on operators.tenant_id = claimant and operators.id = held.operator_id
          where held.id <> besides_id
          order by held.status_rank, held.published_at, held.id limit missing;
        get diagnostics returned = row_count;
        missing := missing - returned;
        exit when missing <= 0;
      end loop;
    end $$`);
}

export async function down(knex: Knex): Promise<void> {
  for (const column of Object.values(columnOfKind)) {
    await knex.raw(`drop function others_with_${column}`);
    await knex.raw(`drop function answer_to_${column}`);
  }
}

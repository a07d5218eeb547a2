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

/** The first public passport of the claimant with a value in one column, from the index of that column. */
const firstWith = (column: string, value: string) => `
  (select ${selectedOf('passports')}, passports.published_at, ${statusRank} as status_rank
   from passports
   where passports.tenant_id = claimant and passports.${column} = ${value} and ${statusRank} < 3
   order by ${statusRank}, passports.published_at, passports.id limit 1)`;

const askedAs = (kind: string) => `case asked_kind when '${kind}' then asked_key end`;

export async function up(knex: Knex): Promise<void> {
  // Who answers a scanned code, in one round trip: the directory is asked, then the workspaces with a
  // claim, the oldest first, until one has a public passport with the key. Each statement names the one
  // value its rows are distributed by, so that on a cluster each goes to one machine; a join of the two
  // could not. asked_product_id is null where no product id can be the key. With asked_tenant_id that
  // workspace alone is asked, whoever has a claim.
  await knex.raw(`
    create function answer_to_key(
      asked_kind text, asked_key text, asked_product_id text, asked_tenant_id uuid
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
        select array_agg(claims.tenant_id order by claims.claimed_at, claims.tenant_id)
        into claimants
        from directory as claims
        where claims.kind = asked_kind and claims.key = asked_key;
      end if;
      foreach claimant in array coalesce(claimants, '{}') loop
        return query
          select claimant, ${selectedOf('held')}
          from (
            ${firstWith('gtin', askedAs('GTIN'))}
            union all
            ${firstWith('grai', askedAs('GRAI'))}
            union all
            ${firstWith('product_id', 'asked_product_id')}
          ) as held
          order by held.status_rank, held.published_at, held.id limit 1;
        exit when found;
      end loop;
    end $$`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function answer_to_key');
}

import type { Knex } from 'knex';
import { tenantRole } from '../src/platform/db/wall/tenant-wall.js';

/** In these words it stands in the indexes of keys, too. */
const statusRank = `(case passports.status when 'ACTIVE' then 0 when 'RECALLED' then 1 when 'DECOMMISSIONED' then 2 else 3 end)`;

/** The edition of a product that answers: neither superseded nor the draft of the next one. */
const isCurrent = `superseded_by is null and (revision_of is null or status <> 'DRAFT')`;

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

const columnOfKind = { GTIN: 'gtin', GRAI: 'grai' } as const;
type Kind = keyof typeof columnOfKind;

/** What a passport has to fulfil to answer for a key; editions before it and after it do not. */
type Condition = '' | ' and passports.superseded_by is null';

const firstWith = (column: string, value: string, of: Selection) => `
  (select ${of.selected}, passports.published_at, ${statusRank} as status_rank
   from passports
   where passports.tenant_id = claimant and passports.${column} = ${value} and ${statusRank} < 3${of.condition}
   order by ${statusRank}, passports.published_at, passports.id limit ${of.limit})`;

interface Selection {
  readonly selected: string;
  readonly limit: string;
  readonly condition: Condition;
}

const firstHolders = (kind: Kind, union: string, of: Selection) =>
  [
    firstWith(columnOfKind[kind], 'asked_key', of),
    firstWith('product_id', 'asked_product_id', of),
  ].join(union);

const oldestClaimants = (kind: Kind, limit: string) => `
  select array_agg(oldest.tenant_id)
  into claimants
  from (
    select claims.tenant_id from directory as claims
    where claims.key = asked_key and claims.kind = '${kind}'
      and claims.is_public and claims.claimed_at is not null
    order by claims.claimed_at, claims.tenant_id limit ${limit}
  ) as oldest;`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table passports add column revision_of uuid, add column superseded_by uuid',
  );
  // The distributed engine adds one constraint at a time.
  await knex.raw(`
    alter table passports add constraint passports_revision foreign key (tenant_id, revision_of)
      references passports (tenant_id, id)`);
  await knex.raw(`
    alter table passports add constraint passports_successor foreign key (tenant_id, superseded_by)
      references passports (tenant_id, id)`);
  // One edition of a product answers for its operator; former ones, and the draft of the next one, stand beside it.
  await knex.raw('alter table passports drop constraint passports_product_operator');
  await knex.raw(`
    create unique index passports_product_operator
      on passports (tenant_id, product_id, operator_id) where ${isCurrent}`);
  await knex.raw('create index passports_of_product on passports (tenant_id, product_id)');
  // At most one next edition, draft or not.
  await knex.raw(`
    create unique index passports_revision_of
      on passports (tenant_id, revision_of) where revision_of is not null`);
  await knex.raw(`
    create index passports_superseded_by
      on passports (tenant_id, superseded_by) where superseded_by is not null`);
  // The units of a product follow to its new edition. A database that is made anew has the right from the list of tables,
  // so that going back leaves it.
  await knex.raw(`grant update (passport_id) on battery_units to ${tenantRole}`);
  await replaceFunctions(knex, ' and passports.superseded_by is null');
}

export async function down(knex: Knex): Promise<void> {
  await replaceFunctions(knex, '');
  await knex.raw('drop index passports_superseded_by');
  await knex.raw('drop index passports_revision_of');
  await knex.raw('drop index passports_of_product');
  await knex.raw('drop index passports_product_operator');
  // Refused where a product has several editions: there is no older form to store them in.
  await knex.raw(`
    alter table passports
      add constraint passports_product_operator unique (tenant_id, product_id, operator_id)`);
  await knex.raw(`
    alter table passports drop constraint passports_successor,
      drop constraint passports_revision, drop column superseded_by, drop column revision_of`);
}

/** The same shape as before: servers of the former release call them meanwhile. */
async function replaceFunctions(knex: Knex, condition: Condition): Promise<void> {
  for (const kind of ['GTIN', 'GRAI'] as const) {
    await replaceAnswer(knex, kind, condition);
    await replaceOthers(knex, kind, condition);
  }
}

async function replaceAnswer(knex: Knex, kind: Kind, condition: Condition): Promise<void> {
  const of = { selected: selectedOf('passports'), limit: '1', condition };
  await knex.raw(`
    create or replace function answer_to_${columnOfKind[kind]}(
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
          from (${firstHolders(kind, 'union all', of)}) as held
          order by held.status_rank, held.published_at, held.id limit 1;
        exit when found;
      end loop;
    end $$`);
}

async function replaceOthers(knex: Knex, kind: Kind, condition: Condition): Promise<void> {
  const of = { selected: 'passports.id, passports.operator_id', limit: 'at_most + 1', condition };
  await knex.raw(`
    create or replace function others_with_${columnOfKind[kind]}(
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
            ${firstHolders(kind, 'union', of)}
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

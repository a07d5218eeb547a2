import type { Knex } from 'knex';
import { tenantRole } from '../src/platform/db/tenant-wall.js';

interface Reference {
  readonly table: string;
  readonly constraint: string;
  readonly column: string;
  readonly parent: string;
  /** What happens to the row with the one it refers to. */
  readonly onDelete: string;
  readonly onDeleteBefore: string;
}

/** A foreign key on an id alone takes another tenant's row, and foreign keys pass row-level security. */
const references: readonly Reference[] = [
  {
    table: 'api_keys',
    constraint: 'api_keys_operator',
    column: 'operator_id',
    parent: 'operators',
    onDelete: 'on delete cascade',
    onDeleteBefore: 'on delete cascade',
  },
  {
    table: 'facilities',
    constraint: 'facilities_operator_id_fkey',
    column: 'operator_id',
    parent: 'operators',
    onDelete: 'on delete set null (operator_id)',
    onDeleteBefore: 'on delete set null',
  },
  {
    table: 'passports',
    constraint: 'passports_operator_id_fkey',
    column: 'operator_id',
    parent: 'operators',
    onDelete: '',
    onDeleteBefore: '',
  },
  {
    table: 'passports',
    constraint: 'passports_facility_id_fkey',
    column: 'facility_id',
    parent: 'facilities',
    onDelete: 'on delete set null (facility_id)',
    onDeleteBefore: 'on delete set null',
  },
];

const parents = ['operators', 'facilities'];

/** Seals carry no tenant of their own; whose keys there are, the wall around the keys decides. */
const ownKey = 'exists (select from signing_keys where signing_keys.id = signing_key_id)';

export async function up(knex: Knex): Promise<void> {
  for (const parent of parents) {
    await knex.raw(
      `alter table ${parent} add constraint ${parent}_of_tenant unique (tenant_id, id)`,
    );
  }
  for (const { table, constraint, column, parent, onDelete } of references) {
    await knex.raw(`alter table ${table} drop constraint ${constraint}`);
    await knex.raw(
      `alter table ${table} add constraint ${constraint} foreign key (tenant_id, ${column})
         references ${parent} (tenant_id, id) ${onDelete}`,
    );
  }
  await knex.raw(`
    create policy own_signing_key on passport_seals as restrictive to ${tenantRole}
      using (true) with check (${ownKey})`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop policy own_signing_key on passport_seals');
  for (const { table, constraint, column, parent, onDeleteBefore } of references) {
    await knex.raw(`alter table ${table} drop constraint ${constraint}`);
    await knex.raw(
      `alter table ${table} add constraint ${constraint} foreign key (${column})
         references ${parent} (id) ${onDeleteBefore}`,
    );
  }
  for (const parent of parents) {
    await knex.raw(`alter table ${parent} drop constraint ${parent}_of_tenant`);
  }
}

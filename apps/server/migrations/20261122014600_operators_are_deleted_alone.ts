import type { Knex } from 'knex';

/**
 * An operator is deleted when nothing refers to it, else archived: keys are what the audit log names, and
 * a facility without an operator would belong to all of them.
 */
const references = [
  { table: 'api_keys', constraint: 'api_keys_operator', onDeleteBefore: 'cascade' },
  {
    table: 'facilities',
    constraint: 'facilities_operator_id_fkey',
    onDeleteBefore: 'set null (operator_id)',
  },
];

export async function up(knex: Knex): Promise<void> {
  for (const reference of references) await replace(knex, { ...reference, onDelete: 'no action' });
}

export async function down(knex: Knex): Promise<void> {
  for (const reference of references) {
    await replace(knex, { ...reference, onDelete: reference.onDeleteBefore });
  }
}

async function replace(
  knex: Knex,
  { table, constraint, onDelete }: { table: string; constraint: string; onDelete: string },
): Promise<void> {
  await knex.raw(`alter table ${table} drop constraint ${constraint}`);
  await knex.raw(
    `alter table ${table} add constraint ${constraint} foreign key (tenant_id, operator_id)
       references operators (tenant_id, id) on delete ${onDelete}`,
  );
}

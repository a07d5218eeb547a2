import type { Knex } from 'knex';

/**
 * Each way to ask for the newest passports, and what it is found by: however many there are, and
 * however old those that match, a page is read from an index.
 */
const indexes: Readonly<Record<string, string>> = {
  passports_listed: '(tenant_id, created_at desc, id desc) include (status)',
  passports_listed_of_operator: '(operator_id, created_at desc, id desc)',
  passports_listed_by_category: '(tenant_id, category, created_at desc, id desc)',
  passports_listed_by_country: '(tenant_id, origin_country, created_at desc, id desc)',
  passports_listed_by_both: '(tenant_id, category, origin_country, created_at desc, id desc)',
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    await knex.raw(`create index ${name} on passports ${columns} where archived_at is null`);
  }
  await knex.raw('drop index passports_newest');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'create index passports_newest on passports (tenant_id, created_at desc, id desc)',
  );
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`);
}

import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // Every certificate that seal certificates were issued under. Their keys may be gone; old seals lead to
  // them for as long as passports are kept.
  await knex.raw(`
    create table seal_authorities (
      certificate_pem text primary key,
      first_used_at timestamptz not null
    )`);
  await knex.raw(`
    insert into seal_authorities (certificate_pem, first_used_at)
    select certificate_pem, created_at from platform_secrets where certificate_pem is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table seal_authorities');
}

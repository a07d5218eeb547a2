import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // The platform's own secrets (the seal CA's key), enveloped in the same vault as signing keys.
  await knex.raw(`
    create table platform_secrets (
      name text primary key,
      envelope text not null,
      certificate_pem text,
      created_at timestamptz not null
    )`);
  // Every certificate that seal certificates were issued under. Their keys may be gone; old seals lead to
  // them for as long as passports are kept.
  await knex.raw(`
    create table seal_authorities (
      certificate_pem text primary key,
      first_used_at timestamptz not null
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table seal_authorities');
  await knex.raw('drop table platform_secrets');
}
